/** What real feeds get wrong or write in unexpected ways, put into some of the samples on purpose. */
import type { WireArticle } from '~scripts/news-service/wire-article';
import type { Template } from './template';

type Change = (article: WireArticle) => WireArticle;

/** Text that is right but hard on parsers and layouts; by category, so that it still reads as news. */
const trickyTexts = {
  business: [
    [
      'Research &amp; development credit helps firms in {city}: &ldquo;finally&rdquo;',
      'It&#8217;s open to companies with fewer than 50 employees &mdash; about 4&nbsp;in&nbsp;5 across {country}.',
    ],
    [
      'Fund worth US$"10M" backs workshops in {city}',
      'A leaflet prices machines from $\'990\' to $$ ("ask us") & lists what US$"10M" can buy in {country}; $& and $` are printing errors, it adds.',
    ],
  ],
  politics: [
    [
      '{city} puts <em>every</em> public contract online',
      '<p>The register names buyers &amp; prices.</p><p><a href="https://register.example.com/open">Read on</a> for what {country} spent in its first year.</p>',
    ],
    [
      "Speaker in {city}: \"No, 'maybe' isn't a vote\" &#8211; &quot;Then what is?&quot;",
      'Members in {country} had asked whether an abstention counts. The rules say:\r\n\tit does not.',
    ],
  ],
  economy: [
    [
      'Price of a loaf in {city}: $1 -> $1.40, and back again',
      'Bakers in {country} post costs daily (flour < 50%, fuel > 20%) so that customers see where the money goes.',
    ],
    [
      '“Cheaper by the dozen”? {city} eggs &amp; arithmetic',
      'A box of 12 costs as much as 3 × 4 &#8212; or less, if 2 &lt; 3, as a teacher in {country} put it.',
    ],
  ],
  markets: [
    [
      'Aid bond worth US$"10M" priced in {city}',
      'Coupons of $$ and change: the US$"10M" issue pays 5&frac12;% & is sold in pieces of $\'100\' across {country}.',
    ],
    [
      'S&amp;L-style lenders in {city} see deposits grow &gt; 10%',
      'Margins are thin: 2 < 3 < 4 points, depending on the branch, the supervisor of {country} says.',
    ],
  ],
  technology: [
    [
      'Beginners in {city} learn what the &lt;b&gt; tag does',
      'The free course starts with `1 < 2` and ends with a site of one’s own; {country} pays for the laptops.',
    ],
    [
      'Open weather station from {city} fits in a 🥫, runs on ☀️ and talks to every 📱',
      'Built by 👩‍🔧 and 👨🏾‍🌾 teams in {country}, it sends a reading every ten minutes.',
    ],
  ],
  society: [
    [
      '{city} book fair opens with a reading from «ألف ليلة وليلة»',
      'مترجمون من المنطقة read in Arabic, Hebrew (שלום) and Creole; visitors from all over {country} queued for seats.',
    ],
    [
      'Spelling contest in {city} ends on “pneumonoultramicroscopicsilicovolcanoconiosis”',
      'The runner-up from {country} stumbled over Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen-Sammlerverein.',
    ],
  ],
} satisfies Readonly<Record<string, readonly Template[]>>;

/** A category that nobody wrote anything for has business's. */
export function trickyTextsOf(category: string): readonly Template[] {
  return new Map<string, readonly Template[]>(Object.entries(trickyTexts)).get(category) ?? trickyTexts.business;
}

/** Faults that leave an article to show, so they may stand on a first page. */
export const mildFaults: readonly Change[] = [
  (article) => ({ ...article, description: '' }),
  (article) => ({ ...article, image_url: `http://images.example.com/${article.uuid}.jpg` }),
  (article) => ({ ...article, description: null, snippet: null }),
  (article) => ({ ...article, image_url: `//images.example.com/${article.uuid}.jpg` }),
  (article) => ({ ...article, image_url: 'undefined' }),
  (article) => ({ ...article, image_url: '', source: `https://www.${article.source}/` }),
];

/**
 * Faults that cost the record, or ask a browser for a picture that is not there: only on later pages, since a
 * picture that fails leaves an error in the console of whoever opens the page.
 */
export const lateFaults: readonly Change[] = [
  (article) => ({ ...article, image_url: `https://images.example.com/${article.uuid}.jpg` }),
  (article) => ({ ...article, title: null }),
  (article) => ({ ...article, image_url: `https://images.example.com/missing/${article.uuid}.webp?w=1200&amp;h=630` }),
  (article) => ({ ...article, published_at: '0000-00-00T00:00:00.000000Z' }),
  (article) => ({ ...article, title: ' ' }),
  (article) => ({ ...article, url: article.url.replace('https://', 'https://editor:secret@') }),
  (article) => ({
    ...article,
    description: `${article.description ?? ''}<ol><li>Related: ${article.title ?? ''}</li><li>More from this desk</l…`,
  }),
  (article) => ({ ...article, url: `javascript:open('${article.uuid}')` }),
];
