/** The changes that docs/change.md has recipes for, each as someone new would make it. */
import { publishedLanguages } from '~/config/languages';
import { without } from './changes';
import type { Drill } from './drill';
import { addCompany, addPage, harbourQuestion, photograph } from './edits';

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
      changes.edit('src/content/companies.ts', without('commerce'));
      for (const language of publishedLanguages)
        changes.edit(`src/content/${language}/companies.ts`, without('commerce'));
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
      changes.edit('src/content/companies.ts', (text) => text.replace("name: 'company-energy'", "name: 'solar-roof'"));
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
      changes.edit('src/content/companies.ts', (text) =>
        text
          .replaceAll(/name: '(Rumbo|Malla|Faro|Cabotaje|Soley)'/g, "name: 'Other $1'")
          .replaceAll('.example/', '.test.example/'),
      );
      for (const language of publishedLanguages)
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
