/** Edits that several files take, as someone new would make them by the recipes of docs/change.md. */
import sharp from 'sharp';
import { type Language, publishedLanguages } from '~/config/languages';
import { before, type Changes } from './changes';

export function addPage(changes: Changes, id: string, name: string): void {
  const Component = `${name}Page`;
  const names = publishedLanguages.map((language) => `${language}: '${name} ${language}'`).join(', ');
  changes.edit(
    'src/content/pages.ts',
    before(
      '  privacy: {',
      `  ${id}: {
    path: '/${id}',
    linkedFrom: ['header', 'footer'],
    name: { ${names} },
    summary: { ${names} },
  },`,
    ),
  );
  changes.put(
    `src/content/types/${id}.ts`,
    `import type { PageMeta } from './shared';

export interface ${name}Content {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
}
`,
  );
  for (const language of publishedLanguages)
    changes.put(
      `src/content/${language}/${id}.ts`,
      `import type { ${name}Content } from '~scripts/types/${id}';

export const ${id}: ${name}Content = {
  meta: { title: '${name}', description: 'What the page is about, ${language}.', keywords: [] },
  heading: '${name}',
  lead: 'What the page is about, ${language}.',
};
`,
    );
  changes.put(
    `src/pages/${id}/${Component}.tsx`,
    `import type { ${name}Content } from '~/content/types/${id}';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';

export function ${Component}({ content }: { readonly content: ${name}Content }) {
  return (
    <>
      <PageHead page="${id}" meta={content.meta} />
      <PageHero page="${id}" heading={content.heading} lead={content.lead} />
    </>
  );
}
`,
  );
  changes.edit(
    'src/app/pageLoaders.tsx',
    before(
      '  privacy: page({',
      `  ${id}: page({
    component: named('${Component}', () => import('~scripts/pages/${id}/${Component}')),
    content: {
${publishedLanguages.map((language) => `      ${language}: named('${id}', () => import('~scripts/content/${language}/${id}')),`).join('\n')}
    },
  }),`,
    ),
  );
}

export async function photograph(): Promise<Uint8Array> {
  const base = { create: { width: 1800, height: 1200, channels: 3, background: '#7a5c3d' } } as const;
  return sharp(base).jpeg().toBuffer();
}

/** By the typography of each language, which a test holds the contents to. */
export const harbourQuestion: Readonly<Record<Language, string>> = {
  en: 'Who unloads the ship?',
  es: '¿Quién descarga el barco?',
  fr: 'Qui décharge le navire\u202f?',
};

export function addCompany(changes: Changes): void {
  changes.edit(
    'src/content/companies.ts',
    before(
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
    changes.edit(
      `src/content/${language}/companies.ts`,
      before(
        '};',
        `  harbour: {
    kind: 'Harbour services',
    tagline: 'A tagline.',
    question: '${harbourQuestion[language]}',
    description: 'A description.',
    longDescription: 'A long description.',
    imageAlt: 'A harbour',
    market: 'Caribbean',
    focus: 'Logistics',
  },`,
      ),
    );
}
