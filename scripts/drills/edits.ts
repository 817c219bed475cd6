/** Edits that several drills make, or that write several files. */
import sharp from 'sharp';
import { publishedLanguages } from '~/config/languages';
import type { Copy } from './copy';

/** Changes a JSON file of the data, as the editor writes it. */
export function editData(copy: Copy, path: string, change: (data: Record<string, unknown>) => void): void {
  copy.edit(`data/${path}`, (text) => {
    const data = JSON.parse(text);
    change(data);
    return `${JSON.stringify(data, null, 2)}\n`;
  });
}

function writeData(copy: Copy, path: string, data: unknown): void {
  copy.write(`data/${path}`, `${JSON.stringify(data, null, 2)}\n`);
}

/** A page with its words in every language. */
export function addPage(copy: Copy, id: string, name: string): void {
  copy.edit('src/content/pages.ts', (text) =>
    text.replace(
      '\n  privacy: {',
      `\n  ${id}: {\n    path: '/${id}',\n    linkedFrom: ['header', 'footer'],\n  },\n  privacy: {`,
    ),
  );
  for (const language of publishedLanguages)
    writeData(copy, `content/${language}/${id}.json`, {
      page: { name: `${name} ${language}`, summary: `${name} ${language}` },
      meta: { title: name, description: `What the page is about, ${language}.`, keywords: [] },
      heading: name,
      lead: `What the page is about, ${language}.`,
    });
  copy.write(
    `src/content/schemas/pages/${id}.ts`,
    `import * as v from 'valibot';
import { pageMeta, pageName, sentence } from '~/content/schemas/fields';

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  heading: sentence(),
  lead: sentence(),
});

export type ${name}Content = v.InferOutput<typeof schema>;
`,
  );
  copy.write(
    `src/pages/${id}/${name}Page.tsx`,
    `import type { ${name}Content } from '~/content/schemas/pages/${id}';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';

export function ${name}Page({ content }: { readonly content: ${name}Content }) {
  return (
    <>
      <PageHead page="${id}" meta={content.meta} />
      <PageHero page="${id}" heading={content.heading} lead={content.lead} />
    </>
  );
}
`,
  );
}

export async function addPhotograph(copy: Copy, name: string): Promise<void> {
  // A colour of its own: equal pictures would be one file of the site.
  const red = Buffer.from(name).reduce((sum, byte) => (sum + byte) % 256, 0);
  const create = { width: 1800, height: 1200, channels: 3, background: { r: red, g: 92, b: 61 } } as const;
  copy.write(`data/pictures/${name}.jpg`, await sharp({ create }).jpeg().toBuffer());
}

/** A company with its words in every language, and the picture `company-harbour`. */
export function addCompany(copy: Copy): void {
  const texts = {
    kind: 'Harbour services',
    tagline: 'A tagline.',
    question: 'Who unloads the ship?',
    description: 'A description.',
    longDescription: 'A **long** description, with [a link](/about).',
    imageAlt: 'A harbour',
    market: 'Caribbean',
    focus: 'Logistics',
  };
  writeData(copy, 'companies/harbour.json', {
    order: 6,
    name: 'Bahía',
    founded: '2024',
    industry: 'logistics',
    websites: [{ url: 'https://bahia.example/' }],
    picture: { name: 'company-harbour', focus: 'center center' },
    ...Object.fromEntries(publishedLanguages.map((language) => [language, texts])),
  });
}

/** German: its line in the table of languages, the words of every page, and every company, figure and milestone. */
export function addGerman(copy: Copy): void {
  copy.edit('src/config/knownLanguages.ts', (text) =>
    text.replace('\n} as const satisfies', "\n  de: { tag: 'de-CH', name: 'Deutsch' },\n} as const satisfies"),
  );
  editData(copy, 'site.json', (data) => {
    data['languages'] = [...publishedLanguages, 'de'];
  });
  for (const path of copy.list('data/content/en'))
    copy.write(path.replace('/en/', '/de/'), copy.read(path).replaceAll('Get in Touch', 'Schöne Grüße, Übersicht'));
  // Wherever a file has words in English beside others, it has them in German too.
  const inGerman = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inGerman);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, item]) => [key, inGerman(item)] as const);
    const english = entries.find(([key]) => key === 'en');
    return Object.fromEntries(english === undefined ? entries : [...entries, ['de', english[1]]]);
  };
  const files = [...copy.list('data/companies'), 'data/figures.json', 'data/milestones.json', 'data/chart.json'];
  for (const path of files.filter((file) => copy.has(file)))
    copy.edit(path, (text) => `${JSON.stringify(inGerman(JSON.parse(text)), null, 2)}\n`);
}
