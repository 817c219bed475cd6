/** The changes that docs/change.md has recipes for. */
import { publishedLanguages } from '~/config/languages';
import type { Copy } from './copy';
import {
  addCompany,
  addGerman,
  addOddPhotographs,
  addPage,
  addPhotograph,
  changeTexts,
  replacing,
  setting,
} from './edits';
import { upgrade } from './upgrade';

export interface Drill {
  readonly id: string;
  readonly change: string;
  /** The most files that may have to be written by hand; where left out, it is one line of one file. */
  readonly goal?: number;
  readonly apply: (copy: Copy) => void | Promise<void>;
  /** Settings that belong to the change. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A file of the built site, and what it must contain. */
  readonly has: readonly (readonly [file: string, ...parts: readonly string[]])[];
  /** What no file of the built site may have in its path, and none in its text. */
  readonly gone?: readonly [path: RegExp, text: RegExp];
}

/** Keys of texts in data. */
const words = ['heading', 'title', 'lead', 'text', 'tagline', 'description', 'caption', 'en', 'es', 'fr'];

/** Files and words of the chart. */
const chart: Drill['gone'] = [
  /hero-(?:chart|ports|regions|wind)|harbours|Passage/,
  /hero-chart|data-passage=|animation-timeline|[Tt]rade winds over|[Ll]ocal time|America\/Port-au-Prince/,
];

const legalText = String.raw`See [how we work](/about) and [this](https://a.example/).\n\n### Fees\n\n| What | Fee |\n|---|---|\n| A *copy* | none |\n\n1. One\n2. Two\n\n`;

const themeColour = (name: string, colour: string): Drill => ({
  id: `theme-${name}`,
  change: `a ${name} theme colour`,
  apply: setting('themeColor', colour),
  has: [
    ['index.html', `content="${colour}"`],
    ['site.webmanifest', colour],
  ],
  gone: [/^$/, /#004aad/i],
});

export const drills: readonly Drill[] = [
  {
    id: 'sentence',
    change: 'a sentence',
    apply: replacing('data/content/es/home.json', /("heading": )"[^"]*"/, '$1"Otra frase de {brand}"'),
    has: [['es/index.html', 'Otra frase de']],
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
    gone: [/^$/, /Cinco empresas/],
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
    gone: [/company-commerce/, /Cabotaje|Où vendre/],
  },
  {
    id: 'facts',
    change: 'another figure and a year more',
    goal: 2,
    apply(copy) {
      replacing('data/figures.json', '{companyTotal}+', '420')(copy);
      const told = { title: 'A harbour', text: 'It opens.' };
      const year = JSON.stringify({ year: '2025', en: told, es: told, fr: told });
      replacing('data/milestones.json', /\n *\]/, `,${year}$&`)(copy);
    },
    has: [
      ['fr/index.html', '420'],
      ['es/about.html', '2025', 'A harbour'],
    ],
  },
  {
    id: 'markdown',
    change: 'links, a table, a list and a sub-heading in a legal text',
    apply: replacing('data/content/en/terms.json', '"text": "', `$&${legalText}`),
    has: [
      ['terms.html', 'href="/about"', 'href="https://a.example/"', '<h3', '<th scope="col">What</th>'],
      ['terms.html', '<em>copy</em>', '<ol'],
    ],
  },
  {
    id: 'german',
    change: 'a fourth language',
    goal: 20,
    apply: addGerman,
    has: [
      ['de/contact.html', '<html lang="de-CH"', 'Schöne Grüße, Übersicht'],
      ['es/about.html', 'hrefLang="de-CH"', 'Deutsch'],
      ['sitemap.xml', '/de/portfolio</loc>'],
    ],
  },
  {
    id: 'photographs',
    change: 'six photographs of odd sizes, names and kinds, two of them under names of their own',
    goal: 8,
    apply: addOddPhotographs,
    has: [
      ['portfolio.html', 'img-0042', 'equipe-a-jacmel', 'company-advisor', '.avif'],
      ['about.html', 'about-vision', '.avif'],
    ],
    gone: [/company-(?:careers|services)/, /company-(?:careers|services)/],
  },
  {
    id: 'news-filters',
    change: 'a region of the news more, and a category less',
    goal: 4,
    apply(copy) {
      copy.edit('data/filters.json', (text) => {
        const { regions, categories } = JSON.parse(text);
        const region = { id: 'canada', phrases: ['Canada', 'Canadian'] };
        return JSON.stringify({ regions: [...regions, region], categories: categories.slice(0, -1) });
      });
      for (const language of publishedLanguages)
        copy.edit(`data/content/${language}/news.json`, (text) =>
          text.replace(/(\n *)("latin-america": )/, '$1"canada": "Canada",$1$2').replace(/,\n *"society": "[^"]*"/, ''),
        );
      copy.run('npm run news:refresh -- --write-samples');
    },
    has: [
      ['news.html', 'canada', 'feeds/canada.xml', '/all/technology"'],
      ['feeds/canada.json', '"items"'],
    ],
    gone: [/\/society\./, /\/all\/society\b/],
  },
  themeColour('red', '#c8102e'),
  themeColour('yellow', '#ffd100'),
  {
    id: 'fonts',
    change: 'two other fonts, installed for it',
    goal: 1,
    apply(copy) {
      copy.ownPackages();
      setting('headings', 'Lora')(copy);
      setting('text', 'Source Sans 3')(copy);
      copy.run('npm install -D --ignore-scripts @fontsource-variable/lora @fontsource-variable/source-sans-3');
    },
    has: [
      ['index.html', '--headings:"Lora', '--text:"Source Sans 3'],
      ['licences/lora-OFL.txt', 'SIL'],
    ],
    gone: [/newsreader|hanken/i, /Newsreader|Hanken/],
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
    id: 'own-picture',
    change: "the owner's photograph in the place of the chart",
    goal: 3,
    apply: async (copy) => {
      setting('hero', 'picture')(copy);
      await addPhotograph(copy, 'hero');
      copy.remove('data/chart.json');
    },
    has: [
      ['index.html', '/hero-', '.avif', 'fetchPriority="high"'],
      ['es/contact.html', '/hero-'],
    ],
    gone: chart,
  },
  {
    id: 'no-chart',
    change: 'the chart off',
    apply: setting('hero', 'none'),
    has: [['index.html', '<h1']],
    gone: chart,
  },
  {
    id: 'texts',
    change: 'another brand, and other words everywhere',
    goal: 39,
    apply: (copy) => changeTexts(copy, 'New', words),
    has: [
      ['portfolio.html', 'New A platform'],
      ['es/about.html', 'New Nace'],
      ['fr/index.html', 'New Pays'],
    ],
    gone: [/^$/, /(?<!New )(?:Alisio Group|Building Tomorrow)/],
  },
  {
    id: 'settings',
    change: 'by environment: a brand of 26 letters, another base path and booking page, a social network less',
    goal: 0,
    apply: () => undefined,
    environment: {
      SITE_BRAND: 'Compañía Antillana del Sur',
      BASE_PATH: '/corp/',
      SCHEDULING_URL: 'https://calendly.com/m/30min',
      SOCIAL_X: '',
    },
    has: [
      ['index.html', 'Compañía Antillana del Sur', 'LinkedIn', '/corp/about'],
      ['contact.html', 'https://calendly.com/m/30min'],
    ],
    gone: [/^$/, /Twitter\/X|x\.example/],
  },
  {
    id: 'upgrade',
    change: 'a later revision of the code, with all data changed',
    goal: 0,
    apply: upgrade,
    has: [['fr/index.html', 'New ']],
    gone: [/^docs/, /[">]Later /],
  },
];
