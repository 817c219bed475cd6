/** Invented owners, as different as the settings allow. Their data is the sample, changed by tests/fixtures/owners. */
import home from '~tests/fixtures/data/content/en/home.json';
import { type Changes, readChanges } from './write-data';

export interface Owner {
  readonly name: string;
  /** Environment variables of the build. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly changes: Changes;
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
 * English only, seven companies, a long name, a link to another site, three offices and a legal name, a home page in another
 * order, other regions and categories, no social networks, no chart, a relay, and a calendar that loads without a question.
 */
const nairobi: Owner = {
  name: 'Nairobi',
  changes: readChanges('Nairobi'),
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
      '7+',
      'In seven industries',
      'Savanna and Lakes Holdings',
      'https://bandari.example/',
      'href="https://investors.example"',
      'content="https://savanna.example/share.jpg"',
      '"legalName":"Savanna and Lakes Holdings Public Limited Company"',
      '"addressRegion":"28"',
      'Nyerere Avenue 4, Mombasa, Mombasa County, Kenya',
      'href="tel:+254415550100"',
      'registered in Kenya, number CPR-2009-123456',
      '"addressCountry":"KE"',
      'content="#C8102E"',
    ],
    'contact.html': ['https://book.example/savanna', 'Lisboa, Portugal'],
    'privacy.html': ['It is loaded with that page', 'Your choice about services of other companies'],
    'about.html': ['href="/accessibility"'],
    'accessibility.html': ['karibu@savanna.example', 'book.example'],
    // The minifier writes `64% 50%` as `64%`.
    'portfolio.html': ['Bandari', 'Shamba', '/company-harbour-', '.avif', 'object-position:64%'],
    'news/kenya/farming.html': ['Kenya', 'Farming'],
    'feeds/kenya.xml': ['<feed'],
    'site.webmanifest': ['#C8102E'],
  },
  absent: {
    path: /^(?:en|es|fr)[./]|hero-(?:chart|ports|regions|wind)[\w-]*\.svg|samples\/scheduling|^(?:news|feeds)\/haiti|^share\/|^press|\/press\/|PressPage|ReleasePage/,
    text: new RegExp(
      `googletagmanager|dataLayer|hreflang=|og:locale:alternate" |Español|Français|"/(?:es|fr)/|hero-chart|${home.approach.lead}|An embargo|[Tt]rade winds|#004aad|LinkedIn`,
      'i',
    ),
  },
};

/** Spanish as the default language, before English; every feature off; the two fonts swapped; an editor on GitHub. */
const quito: Owner = {
  name: 'Quito',
  environment: { EDITOR_REPO: 'owner/site' },
  changes: readChanges('Quito'),
  replacedWords: { Alisio: 'Mitad' },
  expectedTexts: {
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
  absent: {
    path: /^fr[./]|^es(?:\.|\/404)|search|news|press|ReleasePage|^feeds|archive\.json|samples|SchemeSwitch|portfolio|company-|newsreader/i,
    text: /googletagmanager|dataLayer|fr-HT|fr_HT|Français|"\/(?:es|fr)\/|(?:href|action)="[^"]*\/(?:search|news|feeds|portfolio|press)\b|SearchAction|role="?search|Buscar en el sitio|Calendario para reservar|id="?scheduling|frame-src|application\/(?:atom\+xml|feed\+json)"|<button[^>]*data-scheme-switch|Noticias|Load More|Cabotaje|Soley|LinkedIn|Newsreader|#004aad/i,
  },
};

/**
 * Three languages under a base path, and no editor; everything possible on other hosts, which do not respond; texts with
 * special characters.
 */
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
  changes: readChanges('Kingston'),
  replacedWords: {},
  expectedTexts: {
    'index.html': [
      'https://www.googletagmanager.com',
      '1.234.567.890,00 million',
      'is out.',
      'href="/repo/files/report-2026.pdf"',
    ],
    // These texts have replacement patterns, the end of an element, and characters that HTML has to escape.
    'news.html': [
      'https://news.example',
      ' | Cash US$&quot;1&quot; &amp; Co. $&amp; $$ $1 $&#x27;</title>',
      'US$&quot;10M&quot; &amp; US$&#x27;s $&amp; $$ $1 $` &lt;/script&gt;&lt;!-- of aid',
    ],
    'press.html': ['href="https://a.example/repo/feeds/press/en.xml"'],
    'feeds/press/es.xml': ['<id>https://a.example/repo/es/press/new-quay</id>'],
  },
  absent: {
    path: /hero-(?:chart|ports|regions|wind)[\w-]*\.svg|^admin|results|quintuplezebra/,
    text: /hero-chart|animation-timeline|trade winds|Local time|sveltia|\/admin\/|quintuplezebra|results-2099/,
  },
} as const satisfies Owner;

export const owners: readonly Owner[] = [nairobi, quito, kingston];
