/** The changes that docs/change.md has recipes for, each as someone new would make it. */
import sharp from 'sharp';
import { type Language, publishedLanguages } from '../../src/config/languages';
import { before, type Changes, without } from './changes';
import type { Drill } from './drill';

const languages = publishedLanguages;

function addPage(changes: Changes, id: string, name: string): void {
  const Component = `${name}Page`;
  const names = languages.map((language) => `${language}: '${name} ${language}'`).join(', ');
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
  for (const language of languages)
    changes.put(
      `src/content/${language}/${id}.ts`,
      `import type { ${name}Content } from '../types/${id}';

export const ${id}: ${name}Content = {
  meta: { title: '${name}', description: 'What the page is about, ${language}.', keywords: [] },
  heading: '${name}',
  lead: 'What the page is about, ${language}.',
};
`,
    );
  changes.put(
    `src/pages/${id}/${Component}.tsx`,
    `import type { ${name}Content } from '../../content/types/${id}';
import { PageHead } from '../../seo/PageHead';
import { PageHero } from '../../shell/PageHero';

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
    component: async () => (await import('../pages/${id}/${Component}')).${Component},
    content: {
${languages.map((language) => `      ${language}: async () => (await import('../content/${language}/${id}')).${id},`).join('\n')}
    },
  }),`,
    ),
  );
}

async function photograph(): Promise<Uint8Array> {
  const base = { create: { width: 1800, height: 1200, channels: 3, background: '#7a5c3d' } } as const;
  return sharp(base).jpeg().toBuffer();
}

/** By the typography of each language, which a test holds the contents to. */
const harbourQuestion: Readonly<Record<Language, string>> = {
  en: 'Who unloads the ship?',
  es: '¿Quién descarga el barco?',
  fr: 'Qui décharge le navire\u202f?',
};

function addCompany(changes: Changes): void {
  changes.edit(
    'src/content/facts.ts',
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
  for (const language of languages)
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

export const drills: readonly Drill[] = [
  {
    id: 'page',
    change: 'a new page in navigation, footer, breadcrumbs and site map, in three languages',
    goal: 7,
    apply: (changes) => addPage(changes, 'press', 'Press'),
    checks: ['typecheck', 'lint', 'test:unit'],
    expect: [
      { file: 'press.html', has: ['<h1', 'aria-current="page"', 'BreadcrumbList'] },
      { file: 'es/press.html', has: ['Press es', 'es/press'] },
      { file: 'fr/about.html', has: ['Press fr'] },
      { file: 'fr/search.html', has: ['Press fr'] },
      { file: 'sitemap.xml', has: ['/press</loc>', '/es/press</loc>', '/fr/press</loc>'] },
    ],
  },
  {
    id: 'company-more',
    change: 'a sixth company, with a photograph',
    goal: 6,
    apply: async (changes) => {
      addCompany(changes);
      changes.put('src/assets/photographs/company-harbour.jpg', await photograph());
    },
    commands: ['artwork'],
    checks: ['typecheck', 'test:unit'],
    expect: [
      { file: 'index.html', has: ['6+', 'Six companies in six industries', 'Bahía', 'https://bahia.example/'] },
      {
        file: 'es/portfolio.html',
        has: ['Seis empresas', 'Bahía', harbourQuestion.es],
        lacks: ['Cinco empresas'],
      },
      { file: 'fr/about.html', has: ['Six sociétés'], lacks: ['Cinq sociétés'] },
    ],
  },
  {
    id: 'company-less',
    change: 'one company less',
    goal: 6,
    apply: (changes) => {
      changes.edit('src/content/facts.ts', without('commerce'));
      for (const language of languages) changes.edit(`src/content/${language}/companies.ts`, without('commerce'));
    },
    checks: ['typecheck', 'test:unit'],
    expect: [
      { file: 'index.html', has: ['4+', 'Four companies in four industries'], lacks: ['Cabotaje'] },
      { file: 'es/contact.html', has: ['Cuatro empresas'] },
      { file: 'fr/portfolio.html', has: ['Quatre sociétés'], lacks: ['Cabotaje', 'Où vendre'] },
    ],
  },
  {
    id: 'photograph',
    change: 'a photograph for a company',
    goal: 2,
    apply: async (changes) => {
      changes.put('src/assets/photographs/solar-roof.jpg', await photograph());
      changes.edit('src/content/facts.ts', (text) => text.replace("name: 'company-energy'", "name: 'solar-roof'"));
    },
    commands: ['artwork'],
    checks: ['typecheck', 'test:unit'],
    expect: [{ file: 'portfolio.html', has: ['solar-roof'], lacks: ['company-energy'] }],
  },
  {
    id: 'region',
    change: 'a seventh region of the news',
    goal: 3,
    apply: (changes) => {
      changes.edit('src/config/news.ts', (text) =>
        text.replace(
          "{ id: 'latin-america'",
          "{ id: 'canada', phrases: ['Canada', 'Canadian'] },\n  { id: 'latin-america'",
        ),
      );
      changes.edit('src/content/news-names.ts', (text) =>
        text.replaceAll(/\n    caribbean:/g, "\n    canada: 'Canada',$&"),
      );
    },
    commands: ['news:refresh -- --write-samples'],
    checks: ['typecheck', 'test:unit'],
    expect: [
      { file: 'news.html', has: ['?region=canada', 'feeds/canada.xml'] },
      { file: 'feeds/canada.json', has: ['"items"'] },
    ],
  },
  {
    id: 'category',
    change: 'a category of the news less',
    goal: 3,
    apply: (changes) => {
      changes.edit('src/config/news.ts', (text) => text.replace(/\n  \{ id: 'society'.*/, ''));
      changes.edit('src/content/news-names.ts', without('society', 4));
    },
    commands: ['news:refresh -- --write-samples'],
    checks: ['typecheck', 'test:unit'],
    expect: [{ file: 'news.html', has: ['?category=technology'], lacks: ['?category=society'] }],
  },
  {
    id: 'theme-colour',
    change: 'another theme colour',
    goal: 1,
    apply: (changes) =>
      changes.edit('src/theme/palette.ts', (text) => text.replace(/(themeColor = )'#\w+'/, "$1'#6a1b4d'")),
    commands: ['artwork'],
    checks: ['typecheck', 'test:unit'],
    expect: [
      { file: 'index.html', has: ['content="#6a1b4d"'] },
      { file: 'site.webmanifest', has: ['#6a1b4d'] },
    ],
  },
  {
    id: 'logo',
    change: "the owner's logo",
    goal: 1,
    apply: (changes) =>
      changes.put(
        'src/assets/brand/logo.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fff" d="M2 2h28v28H2z"/></svg>\n',
      ),
    commands: ['artwork'],
    checks: ['typecheck', 'test:unit'],
    expect: [{ file: 'index.html', has: ['logo'] }],
  },
  {
    id: 'long-brand',
    change: 'a brand of 26 letters, a sixth and a seventh entry in the navigation',
    goal: 14,
    apply: (changes) => {
      addPage(changes, 'press', 'Press');
      addPage(changes, 'partners', 'Partners');
    },
    environment: { SITE_BRAND: 'Compañía Antillana del Sur' },
    checks: ['typecheck'],
    expect: [{ file: 'fr/index.html', has: ['Compañía Antillana del Sur', 'Partners fr'] }],
  },
  {
    id: 'texts',
    change: 'other companies and texts',
    goal: 18,
    apply: (changes) => {
      changes.edit('src/content/facts.ts', (text) =>
        text
          .replaceAll(/name: '(Rumbo|Malla|Faro|Cabotaje|Soley)'/g, "name: 'Other $1'")
          .replaceAll('.example/', '.test.example/'),
      );
      for (const language of languages)
        for (const module of ['home', 'about', 'portfolio', 'news', 'contact'])
          changes.edit(`src/content/${language}/${module}.ts`, (text) =>
            text.replaceAll(/^( +(?:heading|title|lead|text|retry|loadMore): ['"])(?=\p{L})/gmu, '$1New '),
          );
    },
    environment: { SITE_BRAND: 'Grupo Nuevo', CONTACT_EMAIL: 'hola@nuevo.example' },
    checks: ['typecheck', 'test:unit'],
    expect: [{ file: 'portfolio.html', has: ['Other Rumbo', 'Grupo Nuevo'] }],
  },
  {
    id: 'social',
    change: 'a social network less',
    goal: 0,
    apply: () => undefined,
    environment: { SOCIAL_X: '' },
    checks: [],
    expect: [{ file: 'index.html', has: ['LinkedIn'], lacks: ['Twitter/X', 'x.example'] }],
  },
];
