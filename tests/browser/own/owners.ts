/** Owners of sites that differ as far as owners may: what of their data is not the sample's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * By path in the data: the keys of a file that are other ones, all the way down, null for one that is left out; a text
 * or a picture for the file as it is; null for a file that the owner has not.
 */
export type Changes = Readonly<Record<string, object | string | Buffer | null>>;

export interface Owner {
  readonly name: string;
  /** Settings of its build. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly changes: Changes;
  /** Words of the sample, and the owner's in their place, in every file. None of the first is left in the site. */
  readonly words: Readonly<Record<string, string>>;
  /** A file of the built site, and what it must contain. */
  readonly has: Readonly<Record<string, readonly string[]>>;
  /** What no file of the built site has in its path, and no page, script or style in its text. */
  readonly gone: { readonly path: RegExp; readonly text: RegExp };
}

const sample = (file: string): string => readFileSync(join('tests/fixtures/data', file), 'utf8');
const company = (id: string): object => JSON.parse(sample(`companies/${id}.json`));

const photograph = sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#2e5c3d' } });

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fff" d="M2 2h28v28H2z"/></svg>\n';

/** English alone, seven companies, a long name, regions and categories of its own, no network, no chart, a relay. */
const nairobi: Owner = {
  name: 'Nairobi',
  changes: {
    'site.json': {
      sample: false,
      brand: 'Savanna and Lakes Holdings',
      url: 'https://savanna.example',
      email: 'karibu@savanna.example',
      headquarters: { locality: 'Nairobi', region: null, country: 'KE', coordinates: '-1.2921, 36.8219' },
      social: null,
      contact: { endpoint: 'relay' },
      liveNewsUrl: '/news-relay',
      schedulingUrl: 'https://book.example/savanna',
      analyticsId: null,
      counterUrl: 'https://count.example/api/event',
      languages: ['en'],
      features: { accessibility: true },
      themeColor: '#C8102E',
      hero: 'none',
    },
    'chart.json': null,
    'filters.json': {
      regions: [
        { id: 'kenya', phrases: ['Kenya', 'Kenyan'] },
        { id: 'east-africa', phrases: ['East Africa'] },
      ],
      categories: [{ id: 'business' }, { id: 'farming', phrases: ['farming', 'harvest'] }],
    },
    'content/en/news.json': {
      filters: {
        regions: {
          'united-states': null,
          haiti: null,
          'dominican-republic': null,
          caribbean: null,
          'latin-america': null,
          kenya: 'Kenya',
          'east-africa': 'East Africa',
        },
        categories: {
          politics: null,
          economy: null,
          markets: null,
          technology: null,
          society: null,
          farming: 'Farming',
        },
      },
    },
    'companies/harbour.json': {
      ...company('energy'),
      order: 6,
      name: 'Bandari',
      industry: 'logistics',
      websites: [{ url: 'https://bandari.example/' }],
      picture: { name: 'company-harbour', focus: '64% 50%' },
    },
    'companies/farm.json': { ...company('services'), order: 7, name: 'Shamba', industry: 'farming' },
    'pictures/company-harbour.jpg': await photograph.jpeg().toBuffer(),
    'brand/logo.svg': logo,
  },
  words: {
    'New York': 'Nairobi',
    'Santo Domingo': 'Mombasa',
    'Port-au-Prince': 'Kisumu',
    'Dominican Republic': 'Tanzania',
    Haitian: 'Kenyan',
    Haiti: 'Kenya',
    Caribbean: 'East African',
    'United States': 'Kenya',
    'Latin America': 'Central Africa',
    'South America': 'South Africa',
    Rumbo: 'Njia',
    Cabotaje: 'Duka',
    Soley: 'Jua',
    Alisio: 'Savanna',
  },
  has: {
    'index.html': [
      '7+',
      'Seven companies in seven industries',
      'Savanna and Lakes Holdings',
      'https://bandari.example/',
      '"addressCountry":"KE"',
      'content="#C8102E"',
    ],
    'contact.html': ['https://book.example/savanna'],
    'about.html': ['href="/accessibility"'],
    'accessibility.html': ['karibu@savanna.example', 'book.example'],
    // The minifier leaves out the half.
    'portfolio.html': ['Bandari', 'Shamba', '/company-harbour-', '.avif', 'object-position:64%'],
    'news/kenya/farming.html': ['Kenya', 'Farming'],
    'feeds/kenya.xml': ['<feed'],
    'site.webmanifest': ['#C8102E'],
  },
  gone: {
    path: /^(?:en|es|fr)[./]|hero-(?:chart|ports|regions|wind)|harbours|samples\/scheduling|^(?:news|feeds)\/haiti/,
    text: /googletagmanager|dataLayer|hreflang=|og:locale:alternate" |Español|Français|"\/(?:es|fr)\/|hero-chart|[Tt]rade winds|#004aad|LinkedIn/i,
  },
};

/** Spanish before English; all that can be off is off; fonts the other way round; an editor on GitHub. */
const quito: Owner = {
  name: 'Quito',
  environment: { EDITOR_REPO: 'owner/site' },
  changes: {
    'site.json': {
      sample: false,
      brand: 'Mitad',
      url: 'https://mitad.example',
      social: { linkedin: null, x: null, instagram: null, facebook: null, YouTube: 'https://video.example/mitad' },
      languages: ['es', 'en'],
      features: { news: false, companies: false, search: false, feeds: false, schemeSwitch: false },
      themeColor: '#FFD100',
      accentColor: '#006D77',
      fonts: { headings: 'Hanken Grotesk', text: 'Hanken Grotesk' },
    },
  },
  words: { Alisio: 'Mitad' },
  has: {
    'index.html': ['lang="es-DO"', 'href="/en/"', 'hrefLang="x-default"', 'YouTube', 'prefers-color-scheme:dark'],
    'en/about.html': ['lang="en-US"', 'content="es_DO"'],
    '404.html': ['lang="es-DO"'],
    'contact.html': ['<form'],
    'sitemap.xml': ['https://mitad.example/about</loc>', '/en/about</loc>'],
    'admin/index.html': [
      '<meta name="robots" content="noindex">',
      "connect-src 'self' blob: data: https://api.github.com;",
    ],
  },
  gone: {
    path: /^(?:es|fr)[./]|search|news|^feeds|archive\.json|samples\/pictures|SchemeSwitch|portfolio|company-|newsreader/i,
    text: /googletagmanager|dataLayer|fr-HT|fr_HT|Français|"\/(?:es|fr)\/|(?:href|action)="[^"]*\/(?:search|news|feeds|portfolio)\b|SearchAction|role="?search|Buscar en el sitio|application\/(?:atom\+xml|feed\+json)"|<button[^>]*data-scheme-switch|Noticias|Load More|Cabotaje|Soley|LinkedIn|Newsreader|#004aad/i,
  },
};

/** What replacement patterns expand, what ends an element, and what HTML has to escape. */
export const trickyHeadline = `US$"10M" & US$'s $& $$ $1 $\` </script><!-- of aid`;

/** Words that no phone has room for side by side. */
export const longWords = { head: 'Responsibilities', word: 'Internationalization' } as const;

const { head, word } = longWords;
const longDescription = `Three and four:\n\n3. three\n4. four\n\n| ${head} | ${head} | ${head} |\n|---|---|---|\n| ${word} | 1 | 2 |`;

/** All white, on which words are hardest to read. */
const whitePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#fff" d="M0 0h16v9H0z"/></svg>';

const filters: Readonly<Record<'regions' | 'categories', readonly { readonly id: string }[]>> = JSON.parse(
  sample('filters.json'),
);
const without = (list: readonly { readonly id: string }[]) => Object.fromEntries(list.map(({ id }) => [id, null]));
const fewerNames = {
  filters: { regions: without(filters.regions.slice(2)), categories: without(filters.categories.slice(2)) },
};

/** Articles of one selection of the four, so that another one is empty. */
const articles = [trickyHeadline, ...Array.from({ length: 12 }, (_, place) => `Headline ${place}`)].map(
  (title, place) => ({
    url: `https://publisher.example/${String(place).padStart(2, '0')}`,
    title,
    description: title,
    imageUrl: null,
    region: 'haiti',
    source: 'publisher.example',
    categories: ['business'],
    publishedAt: '2026-01-02T03:04:05Z',
    selections: ['haiti/business'],
  }),
);
const ofService = { version: 1, origin: 'live' } as const;

/** Three languages under a base path; all that can be at another host is, and nobody answers there; texts that break much. */
export const kingston = {
  name: 'Kingston',
  environment: {
    SITE_BRAND: `Cash US$"1" & Co. $& $$ $1 $'`,
    SITE_URL: 'https://a.example',
    BASE_PATH: '/repo/',
    CONTACT_ENDPOINT: 'https://formspree.io/f/abcdwxyz',
    ANALYTICS_ID: 'G-AB12CD34EF',
    LIVE_NEWS_URL: 'https://news.example/v1/all',
    SCHEDULING_URL: 'https://book.example/calls',
    FONT_STYLESHEET_URL: 'https://fonts.example/css?family=A&display=swap',
  },
  changes: {
    'chart.json': null,
    'pictures/hero.svg': whitePicture,
    'site.json': { hero: 'picture', heroFocus: 'right top' },
    'figures.json': sample('figures.json').replace('"value": "3"', '"value": "1.234.567.890,00 million"'),
    'filters.json': { regions: filters.regions.slice(0, 2), categories: filters.categories.slice(0, 2) },
    'content/en/news.json': fewerNames,
    'content/es/news.json': fewerNames,
    'content/fr/news.json': fewerNames,
    'companies/energy.json': { en: { longDescription } },
    'news/index.json': {
      ...ofService,
      host: 'news.example',
      changedAt: '2026-01-02T03:04:05Z',
      selections: { 'all/all': { found: 100, limit: 12 } },
    },
    'news/archive/2026-01-02.json': { ...ofService, articles },
  },
  words: {},
  has: {
    'index.html': ['https://www.googletagmanager.com', '1.234.567.890,00 million'],
    'news.html': ['https://news.example'],
  },
  gone: {
    path: /hero-(?:chart|ports|regions|wind)|harbours|^admin/,
    text: /hero-chart|animation-timeline|trade winds|Local time/,
  },
} as const satisfies Owner;

export const owners: readonly Owner[] = [nairobi, quito, kingston];
