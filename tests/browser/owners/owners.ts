/** Invented owners, as different as the settings allow. Their data is the sample, changed by tests/fixtures/owners. */
import home from '~tests/fixtures/data/content/en/home.json';
import { type Changes, readChanges } from './write-data';

export interface Owner {
  readonly name: string;
  /** Environment variables of the build. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly changes: Changes;
  /** Files of the code that the owner has changed: a path in the project, and the file that replaces it. */
  readonly code?: Readonly<Record<string, string>>;
  /** Words of the sample and their replacements, in every file. The built site may contain none of the sample's. */
  readonly replacedWords: Readonly<Record<string, string>>;
  /** The texts that a built file must contain, by path. */
  readonly expectedTexts: Readonly<Record<string, readonly string[]>>;
  /**
   * Patterns that no path, and no text of a page, script or style, of the built site may match. Without the chart its pictures and
   * words are absent; the bundler keeps a kilobyte of its code, as several pages import it.
   */
  readonly absent: { readonly path: RegExp; readonly text: RegExp };
}

/**
 * One language, every feature off, and no chart: a long name, three offices and a legal name, no social networks, a link in
 * the header, one font for all texts, and an editor on GitHub. Views go to a counter, and the calendar
 * loads without a question. The page about the company is changed in code: it shows Material UI's components.
 */
export const nairobi: Owner = {
  name: 'Nairobi',
  environment: { EDITOR_REPO: 'owner/site' },
  changes: readChanges('Nairobi'),
  code: { 'src/pages/about/AboutPage.tsx': 'tests/fixtures/components/AboutPage.tsx' },
  replacedWords: {
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
  expectedTexts: {
    'index.html': [
      'Savanna and Lakes Holdings',
      'href="https://investors.example"',
      'content="https://savanna.example/share.jpg"',
      '"legalName":"Savanna and Lakes Holdings Public Limited Company"',
      '"addressRegion":"28"',
      'Nyerere Avenue 4, Mombasa, Mombasa County, Kenya',
      'href="tel:+254415550100"',
      'registered in Kenya, number CPR-2009-123456',
      '"addressCountry":"KE"',
      'prefers-color-scheme:dark',
    ],
    'contact.html': ['<form', 'https://book.example/savanna', 'Lisboa, Portugal'],
    'privacy.html': ['It is loaded with that page', 'Your choice about services of other companies'],
    'admin/index.html': [
      '<meta name="robots" content="noindex">',
      "connect-src 'self' blob: data: https://api.github.com;",
    ],
  },
  absent: {
    path: /^(?:en|es|fr)[./]|hero-(?:chart|ports|regions|wind)[\w-]*\.svg|samples\/scheduling|^share\/|search|news|press|PressPage|ReleasePage|^feeds|archive\.json|portfolio|company-|newsreader/i,
    text: new RegExp(
      `googletagmanager|dataLayer|hreflang=|og:locale:alternate" |Español|Français|"/(?:es|fr)/|hero-chart|${home.approach.lead}|An embargo|[Tt]rade winds|LinkedIn|(?:href|action)="[^"]*/(?:search|news|feeds|portfolio|press)["/?#]|SearchAction|role="?search|Search the site|application/(?:atom\\+xml|feed\\+json)"|Load More|Newsreader`,
      'i',
    ),
  },
};

const kingstonData = readChanges('Kingston');

/**
 * Spanish as the default language, before English and French, and a base path; everything that the settings offer, on other
 * hosts if possible, which do not respond; own regions and categories, seven companies, a home page in another order; texts
 * with special characters; no editor.
 */
export const kingston = {
  name: 'Kingston',
  environment: {
    SITE_BRAND: `Cash US$"1" & Co. $& $$ $1 $'`,
    SITE_URL: 'https://a.example',
    BASE_PATH: '/repo/',
    ANALYTICS_ID: 'G-AB12CD34EF',
    LIVE_NEWS_URL: 'https://news.example/v1/all',
    SCHEDULING_URL: 'https://book.example/calls',
    FONT_STYLESHEET_URL: 'https://fonts.example/css?family=A&display=swap',
  },
  // Tests of single parts of this data read them in the languages of the sample.
  changes: { ...kingstonData, 'site.json': { ...Object(kingstonData['site.json']), languages: ['es', 'en', 'fr'] } },
  replacedWords: {},
  expectedTexts: {
    'index.html': [
      'lang="es-DO"',
      'href="/repo/en/"',
      'hrefLang="x-default"',
      'YouTube',
      'content="#C8102E"',
      '7+',
      'https://bandari.example/',
      'https://www.googletagmanager.com',
      '1.234.567.890,00 million',
      'Ya está el informe anual',
      'href="/repo/files/report-2026.pdf"',
    ],
    'en/index.html': ['In seven industries', 'is out.'],
    'en/about.html': ['lang="en-US"', 'content="es_DO"', 'href="/repo/en/accessibility"'],
    'en/accessibility.html': ['book.example'],
    '404.html': ['lang="es-DO"'],
    // The minifier writes `64% 50%` as `64%`.
    'portfolio.html': ['Bandari', 'Shamba', '/company-harbour-', '.avif', 'object-position:64%'],
    'en/news/jamaica/farming.html': ['Jamaica', 'Farming'],
    'feeds/jamaica.xml': ['<feed'],
    'site.webmanifest': ['#C8102E'],
    'sitemap.xml': ['https://a.example/repo/about</loc>', '/repo/en/about</loc>'],
    // These texts have replacement patterns, the end of an element, and characters that HTML has to escape.
    'news.html': [
      'https://news.example',
      ' | Cash US$&quot;1&quot; &amp; Co. $&amp; $$ $1 $&#x27;</title>',
      'US$&quot;10M&quot; &amp; US$&#x27;s $&amp; $$ $1 $` &lt;/script&gt;&lt;!-- of aid',
    ],
  },
  absent: {
    path: /^es(?:\.|\/404)|hero-(?:chart|ports|regions|wind)[\w-]*\.svg|^admin|results|quintuplezebra/,
    text: /hero-chart|animation-timeline|trade winds|Local time|sveltia|\/admin\/|quintuplezebra|results-2099|LinkedIn|#004aad|"\/repo\/es\//i,
  },
} as const satisfies Owner;

export const owners: readonly Owner[] = [nairobi, kingston];
