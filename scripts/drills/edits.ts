/** Edits that several drills make, or that write several files. */
import sharp from 'sharp';
import { publishedLanguages } from '~/config/languages';
import type { Copy } from './copy';

/** Inserts lines before the first line that begins with `start`. */
function insertBefore(start: string, lines: string): (text: string) => string {
  return (text) => text.replace(`\n${start}`, () => `\n${lines}\n${start}`);
}

/** Removes a property of a table, whether it stands on one line or on several. */
export function withoutProperty(id: string, indent = 2): (text: string) => string {
  const margin = ' '.repeat(indent);
  const value = `(?:[^\\n]*,|[^\\n]*[{([]\\n[\\s\\S]*?\\n${margin}[\\])}]+,)`;
  return (text) => text.replace(new RegExp(`\\n${margin}'?${id}'?: ${value}(?=\\n)`, 'g'), '');
}

export function addPage(copy: Copy, id: string, name: string): void {
  const names = publishedLanguages.map((language) => `${language}: '${name} ${language}'`).join(', ');
  copy.edit(
    'src/content/pages.ts',
    insertBefore(
      '  privacy: {',
      `  ${id}: {
    path: '/${id}',
    linkedFrom: ['header', 'footer'],
    name: { ${names} },
    summary: { ${names} },
  },`,
    ),
  );
  copy.write(
    `src/content/types/${id}.ts`,
    `import type { ${id} } from '~/content/en/${id}';

export type ${name}Content = typeof ${id};
`,
  );
  for (const language of publishedLanguages)
    copy.write(
      `src/content/${language}/${id}.ts`,
      `export const ${id} = {
  meta: { title: '${name}', description: 'What the page is about, ${language}.', keywords: [] },
  heading: '${name}',
  lead: 'What the page is about, ${language}.',
};
`,
    );
  copy.write(
    `src/pages/${id}/${name}Page.tsx`,
    `import type { ${name}Content } from '~/content/types/${id}';
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
  const content = publishedLanguages.map(
    (language) => `      ${language}: named('${id}', () => import('~/content/${language}/${id}')),`,
  );
  copy.edit(
    'src/app/pageLoaders.tsx',
    insertBefore(
      '  privacy: page({',
      `  ${id}: page({
    component: named('${name}Page', () => import('~/pages/${id}/${name}Page')),
    content: {
${content.join('\n')}
    },
  }),`,
    ),
  );
}

export async function addPhotograph(copy: Copy, name: string): Promise<void> {
  // A colour of its own: equal pictures would be one file of the site.
  const red = Buffer.from(name).reduce((sum, byte) => (sum + byte) % 256, 0);
  const create = { width: 1800, height: 1200, channels: 3, background: { r: red, g: 92, b: 61 } } as const;
  copy.write(`data/pictures/${name}.jpg`, await sharp({ create }).jpeg().toBuffer());
}

/** A unit test checks the typography of each language. */
export const harbourQuestion = {
  en: 'Who unloads the ship?',
  es: '¿Quién descarga el barco?',
  fr: 'Qui décharge le navire\u202f?',
} as const;

export function addCompany(copy: Copy): void {
  const questions = new Map(Object.entries(harbourQuestion));
  copy.edit(
    'src/content/companies.ts',
    insertBefore(
      '} as const satisfies Readonly<Record<string, CompanyFacts>>',
      `  harbour: {
    name: 'Bahía',
    founded: '2024',
    industry: 'logistics',
    websites: { main: 'https://bahia.example/' },
    picture: { name: 'company-harbour', focus: '50% 50%' },
  },`,
    ),
  );
  for (const language of publishedLanguages)
    copy.edit(
      `src/content/${language}/companies.ts`,
      insertBefore(
        '};',
        `  harbour: {
    kind: 'Harbour services',
    tagline: 'A tagline.',
    question: '${questions.get(language) ?? harbourQuestion.en}',
    description: 'A description.',
    longDescription: 'A long description.',
    imageAlt: 'A harbour',
    market: 'Caribbean',
    focus: 'Logistics',
  },`,
      ),
    );
}
