/** The changes that docs/change.md has recipes for. */
import { publishedLanguages } from '~/config/languages';
import type { Copy } from './copy';
import { addCompany, addGerman, addPage, addPhotograph, editData } from './edits';
import { upgrade } from './upgrade';

export interface Drill {
  readonly id: string;
  readonly change: string;
  /** The most files that may have to be written by hand. */
  readonly goal: number;
  readonly apply: (copy: Copy) => void | Promise<void>;
  /** Settings that belong to the change. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Commands that belong to the change. */
  readonly commands?: readonly string[];
  /** A file of the built site, and what it must contain. */
  readonly has: readonly (readonly [file: string, ...parts: readonly string[]])[];
  /** A file of the built site, and what it must not contain. */
  readonly lacks?: readonly (readonly [file: string, ...parts: readonly string[]])[];
  /** What no file of the built site may have in its path, and none in its text. */
  readonly gone?: readonly [path: RegExp, text: RegExp];
}

const inLanguages = <Words>(words: Words) =>
  Object.fromEntries(publishedLanguages.map((language) => [language, words]));

const writeSamples = ['npm run news:refresh -- --write-samples'];

export const drills: readonly Drill[] = [
  {
    id: 'sentence',
    change: 'a sentence',
    goal: 1,
    apply: (copy) =>
      copy.edit('data/content/es/home.json', (text) =>
        text.replace(/("heading": )"[^"]*"/, '$1"Otra frase de {brand}"'),
      ),
    has: [['es/index.html', 'Otra frase de Alisio Group']],
  },
  {
    id: 'page',
    change: 'a new page in navigation, footer, breadcrumbs and site map, in three languages',
    goal: 6,
    apply: (copy) => addPage(copy, 'press', 'Press'),
    has: [
      ['press.html', '<h1', 'aria-current="page"', 'BreadcrumbList'],
      ['es/press.html', 'Press es', 'es/press'],
      ['fr/about.html', 'Press fr'],
      ['fr/search.html', 'Press fr'],
      ['sitemap.xml', '/press</loc>', '/es/press</loc>', '/fr/press</loc>'],
    ],
  },
  {
    id: 'company-more',
    change: 'a sixth company, with a photograph',
    goal: 2,
    apply: async (copy) => {
      addCompany(copy);
      await addPhotograph(copy, 'company-harbour');
    },
    has: [
      ['index.html', '6+', 'Six companies in six industries', 'Bahía', 'https://bahia.example/'],
      ['es/portfolio.html', 'Seis empresas', 'Bahía', '<strong>long</strong>', 'href="/es/about"'],
      ['fr/about.html', 'Six sociétés'],
    ],
    lacks: [['es/portfolio.html', 'Cinco empresas']],
  },
  {
    id: 'company-less',
    change: 'one company less',
    goal: 1,
    apply: (copy) => copy.remove('data/companies/commerce.json'),
    has: [
      ['index.html', '4+', 'Four companies in four industries'],
      ['es/contact.html', 'Cuatro empresas'],
    ],
    lacks: [['fr/portfolio.html', 'Cabotaje', 'Où vendre']],
  },
  {
    id: 'facts',
    change: 'another figure and a year more',
    goal: 2,
    apply: (copy) => {
      editData(copy, 'figures.json', (data) => {
        data['headline'] = [{ value: '420', label: inLanguages('People') }];
      });
      editData(copy, 'milestones.json', (data) => {
        const added = { year: '2025', ...inLanguages({ title: 'A harbour', text: 'It opens.' }) };
        data['milestones'] = [...(Array.isArray(data['milestones']) ? data['milestones'] : []), added];
      });
    },
    has: [
      ['fr/index.html', '420', 'People'],
      ['es/about.html', '2025', 'A harbour'],
    ],
    lacks: [['index.html', '5+']],
  },
  {
    id: 'markdown',
    change: 'links, a table, a list and a sub-heading in a legal text',
    goal: 1,
    apply: (copy) =>
      copy.edit('data/content/en/terms.json', (text) =>
        text.replace(
          /("text": )"/,
          '$1"See [how we work](/about) and [this](https://a.example/).\\n\\n### Fees\\n\\n| What | Fee |\\n|---|---|\\n| A *copy* | none |\\n\\n1. One\\n2. Two\\n\\n',
        ),
      ),
    has: [
      [
        'terms.html',
        'href="/about"',
        'href="https://a.example/"',
        '<h3',
        '<th scope="col">What</th>',
        '<em>copy</em>',
        '<ol',
      ],
    ],
  },
  {
    id: 'german',
    change: 'a fourth language',
    goal: 23,
    apply: addGerman,
    has: [
      ['de/contact.html', '<html lang="de-CH"', 'Schöne Grüße, Übersicht'],
      ['es/about.html', 'hrefLang="de-CH"', 'Deutsch'],
      ['sitemap.xml', '/de/portfolio</loc>'],
    ],
  },
  {
    id: 'photographs',
    change: 'six photographs in place of drawings, one of them under a name of its own',
    goal: 7,
    apply: async (copy) => {
      const companies = ['careers', 'services', 'advisor', 'commerce'].map((id) => `company-${id}`);
      for (const name of ['about-vision', 'solar-roof', ...companies]) await addPhotograph(copy, name);
      copy.edit('data/companies/energy.json', (text) => text.replace('"company-energy"', '"solar-roof"'));
    },
    has: [['portfolio.html', 'company-careers', 'solar-roof', '.avif']],
    lacks: [['portfolio.html', 'company-energy']],
  },
  {
    id: 'region',
    change: 'a seventh region of the news',
    goal: 4,
    apply: (copy) => {
      copy.edit('src/config/news.ts', (text) =>
        text.replace("  { id: 'latin-america'", "  { id: 'canada', phrases: ['Canada', 'Canadian'] },\n$&"),
      );
      for (const language of publishedLanguages)
        copy.edit(`data/content/${language}/news.json`, (text) =>
          text.replace(/(\n *)("caribbean": )/, '$1"canada": "Canada",$1$2'),
        );
    },
    commands: writeSamples,
    has: [
      ['news.html', 'canada', 'feeds/canada.xml'],
      ['feeds/canada.json', '"items"'],
    ],
  },
  {
    id: 'category',
    change: 'a category of the news less',
    goal: 4,
    apply: (copy) => {
      copy.edit('src/config/news.ts', (text) => text.replace(/\n  \{ id: 'society'.*/, ''));
      for (const language of publishedLanguages)
        copy.edit(`data/content/${language}/news.json`, (text) => text.replace(/,\n *"society": "[^"]*"/, ''));
    },
    commands: writeSamples,
    has: [['news.html', '/all/technology"']],
    lacks: [['news.html', '/all/society"']],
  },
  {
    id: 'theme-colour',
    change: 'a yellow theme colour',
    goal: 1,
    apply: (copy) => copy.edit('data/site.json', (text) => text.replace(/("themeColor": )"#\w+"/, '$1"#ffd100"')),
    has: [
      ['index.html', 'content="#ffd100"'],
      ['site.webmanifest', '#ffd100'],
    ],
    lacks: [['index.html', '#004AAD', '#004aad', '#9cc3ff']],
  },
  {
    id: 'fonts',
    change: 'other fonts',
    goal: 1,
    apply: (copy) =>
      copy.edit('data/site.json', (text) =>
        text.replace('"Newsreader"', '"Hanken Grotesk"').replace(/("text": )"Hanken Grotesk"/, '$1"Newsreader"'),
      ),
    has: [['index.html', '--headings:"Hanken Grotesk Arial"', '--text:"Newsreader Georgia"']],
  },
  {
    id: 'logo',
    change: "the owner's logo",
    goal: 1,
    apply: (copy) =>
      copy.write(
        'data/brand/logo.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fff" d="M2 2h28v28H2z"/></svg>\n',
      ),
    has: [['index.html', 'logo']],
  },
  {
    id: 'long-brand',
    change: 'a brand of 26 letters, a sixth and a seventh entry in the navigation',
    goal: 11,
    apply: (copy) => {
      addPage(copy, 'press', 'Press');
      addPage(copy, 'partners', 'Partners');
    },
    environment: { SITE_BRAND: 'Compañía Antillana del Sur' },
    has: [['fr/index.html', 'Compañía Antillana del Sur', 'Partners fr']],
  },
  {
    id: 'texts',
    change: 'other companies and texts',
    goal: 21,
    apply: (copy) => {
      for (const path of copy.list('data/companies'))
        copy.edit(path, (text) => text.replace(/("name": ")/, '$1Other ').replaceAll('.example/', '.test.example/'));
      for (const language of publishedLanguages)
        for (const page of ['home', 'about', 'portfolio', 'news', 'contact'])
          copy.edit(`data/content/${language}/${page}.json`, (text) =>
            text.replaceAll(/^( +"(?:heading|title|lead|text|retry|loadMore)": ")(?=\p{L})/gmu, '$1New '),
          );
      editData(copy, 'site.json', (data) => {
        Object.assign(data, { brand: 'Grupo Nuevo', email: 'hola@nuevo.example', sample: false });
      });
    },
    has: [['portfolio.html', 'Other Rumbo', 'Grupo Nuevo', 'hola@nuevo.example']],
    lacks: [['about.html', 'Alisio', 'Building Tomorrow’s']],
  },
  {
    id: 'settings',
    change: 'another base path and booking page, a social network less',
    goal: 0,
    apply: () => undefined,
    environment: { BASE_PATH: '/corp/', SCHEDULING_URL: 'https://calendly.com/m/30min', SOCIAL_X: '' },
    has: [
      ['index.html', 'LinkedIn', '/corp/about'],
      ['contact.html', 'https://calendly.com/m/30min'],
    ],
    lacks: [['index.html', 'Twitter/X', 'x.example']],
  },
  {
    id: 'upgrade',
    change: 'a later revision of the code, with all data changed',
    goal: 0,
    apply: upgrade,
    has: [['index.html', 'New Alisio Group']],
    lacks: [['index.html', 'Later']],
  },
];
