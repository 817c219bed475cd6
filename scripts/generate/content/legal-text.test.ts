import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageContents } from '~/pages/pages.node.ts';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { copyFolder } from '~tests/support/temporary-folder';
import { composeContent, composeSite } from './compose';
import { readData } from './read-data';
import { warnOfUnnamedServices } from './unnamed-services';

const text = `# Aviso de privacidad

{brand} responde de sus datos.
Escríbanos.

## 1. Responsable

Puede llamar al [número](tel:+18095550100).

- uno
  - dos

## Cookies y más {#cookies}

### Cuáles

> Según la ley.

---

Ninguna.
`;

/** Reads the tests' data with a legal text of Markdown in place of JSON. */
function read(markdown: string, files: Readonly<Record<string, string>> = {}) {
  const folder = copyFolder(dataFolder);
  // One language, so that no ids have to be the same in another.
  const site: object = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, languages: ['es'] }));
  rmSync(join(folder, 'content/es/privacy.json'));
  for (const [file, content] of Object.entries({ 'content/es/privacy.md': markdown, ...files }))
    writeFileSync(join(folder, file), content);
  const siteSettings = readSiteSettings({ dataFolder: folder, environment: {} });
  try {
    return { pages: composeContent(readData(siteSettings), 'es', siteSettings).pages, errors: [] };
  } catch (error) {
    return { pages: {}, errors: getErrorMessage(error).replaceAll(`${folder}/content/es/`, '').split('\n') };
  }
}

test('a legal text of Markdown has the shape of the JSON file', () => {
  for (const markdown of [text, text.replaceAll('\n', '\r\n'), `\uFEFF${text}`]) {
    const { pages, errors } = read(markdown);
    const { privacy }: Partial<PageContents> = pages;
    expect(errors).toEqual([]);
    expect(privacy).toMatchObject({
      page: { name: 'Aviso de privacidad' },
      meta: { title: 'Aviso de privacidad', keywords: [] },
      heading: 'Aviso de privacidad',
      lead: 'Alisio Group responde de sus datos. Escríbanos.',
      sections: [
        {
          id: 'responsable',
          heading: '1.\u00A0Responsable',
          body: [
            ['Puede llamar al ', { link: 'tel:+18095550100', text: ['número'] }, '.'],
            { list: [{ blocks: [['uno'], { list: [['dos']] }] }] },
          ],
        },
        {
          id: 'cookies',
          heading: 'Cookies y más',
          body: [{ heading: ['Cuáles'] }, { quote: [['Según la ley.']] }, { rule: true }, ['Ninguna.']],
        },
      ],
    });
  }
});

test('keys at the top of the file take the place of what follows from the text', () => {
  const keys = '---\nmeta:\n  description: Qué pasa con sus datos\npage:\n  shortName: Datos\n---\n';
  const { privacy }: Partial<PageContents> = read(keys + text).pages;
  expect(privacy).toMatchObject({
    page: { name: 'Aviso de privacidad', shortName: 'Datos' },
    meta: { title: 'Aviso de privacidad', description: 'Qué pasa con sus datos' },
  });
});

test('a language may have all of its legal texts in Markdown', () => {
  const folder = copyFolder(dataFolder);
  for (const name of ['privacy', 'terms', 'accessibility']) {
    rmSync(join(folder, `content/es/${name}.json`));
    writeFileSync(join(folder, `content/es/${name}.md`), text);
  }
  const site: object = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, languages: ['es'] }));
  const siteSettings = readSiteSettings({ dataFolder: folder, environment: {} });
  expect(composeContent(readData(siteSettings), 'es', siteSettings).shell.legal).toEqual({
    lastChangedLabel: 'Última actualización:',
    contentsHeading: 'En esta página',
  });
});

test('services that are on and that a privacy text of Markdown does not name are named', () => {
  const folder = copyFolder(dataFolder);
  rmSync(join(folder, 'content/es/privacy.json'));
  writeFileSync(
    join(folder, 'content/es/privacy.md'),
    `${text}\nLas visitas las cuenta [Plausible](https://plausible.io).\n`,
  );
  const site: object = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  const services = {
    schedulingUrl: 'https://calendly.com/meridian/intro',
    counterUrl: 'https://plausible.io/api/event',
    fontStylesheetUrl: 'https://fonts.alisio.example/fonts.css',
  };
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({ ...site, languages: ['es'], analyticsId: '', ...services }),
  );
  const siteSettings = readSiteSettings({ dataFolder: folder, environment: {} });
  const contents = composeSite(readData(siteSettings), siteSettings);
  const advice = 'visitors have to learn who gets their data';
  expect(warnOfUnnamedServices(contents, siteSettings)).toEqual([
    `${folder}/content/es/privacy.md: schedulingUrl of site.json is on, and this text does not name "calendly": ${advice}`,
  ]);
});

test('all errors of a legal text are reported, under the headings of their sections', () => {
  const wrong = text
    .replace('+18095550100', 'oficina')
    .replace('### Cuáles', '### <b>Cuáles</b>\n\nVea {brnad} y [esto](/abuot).')
    .replace('{#cookies}', '{#Cookies}');
  expect(read(`---\nnote: Hola\n---\n${wrong}`, { 'content/es/privacy.json': '{}' }).errors).toEqual([
    'privacy.md: "## 1. Responsable": tel:oficina: write the number with its country, as in tel:+18095550100',
    'privacy.md: "## Cookies y más": {#Cookies}: an id has small letters, digits and hyphens',
    'privacy.md: "## Cookies y más": {brnad}: did you mean {brand}?',
    'privacy.md: "## Cookies y más": "<b>": html is not shown',
    'privacy.md: "## Cookies y más": "</b>": html is not shown',
    'privacy.md: "## Cookies y más": /abuot: there is no page at this address',
    'privacy.md: note: this key is unknown',
    'privacy.md: privacy.json is there too: remove one of them',
  ]);
});

test.each([
  ['Hola\n\n## Uno\n\nDos.', ['"Hola": the text begins with its heading, such as "# Privacy"']],
  ['# A\n\n## B\n\nC.', ['"": between the heading and the first "## Section" stands one paragraph']],
  ['# A\n\nB.\n\n- C\n\n## D\n\nE.', ['"- C": between the heading and the first "## Section" stands one paragraph']],
  ['# A\n\nB.\n\n# C\n\nD.', ['"# C": between the heading', '"# C": a text has one heading with #']],
  ['---\nlead: a: b\n---\n# A', ['line 2: Nested mappings are not allowed']],
  ['---\nlead\n---\n# A', ['between the lines --- stand keys']],
])('a text of another form is refused: %j', (markdown, lines) => {
  expect(read(markdown).errors).toEqual(lines.map((line) => expect.stringContaining(`privacy.md: ${line}`)));
});

test('a text that is nested too deep is named with its line in the file', () => {
  expect(read(text.replace('> Según la ley.', '>'.repeat(5000))).errors).toEqual([
    'privacy.md: line 17: lists and quotations are at most 20 deep in each other',
  ]);
});

test('the form that a missing text has to have is that of another language', () => {
  const folder = copyFolder(dataFolder);
  for (const language of ['en', 'fr']) rmSync(join(folder, `content/${language}/privacy.json`));
  writeFileSync(join(folder, 'content/en/privacy.md'), text);
  const content = `${folder}/content`;
  expect(() => readData(readSiteSettings({ dataFolder: folder, environment: {} }))).toThrow(
    `${content}/fr/privacy.md: the file is missing: cp ${content}/en/privacy.md ${content}/fr/privacy.md, and translate it`,
  );
});
