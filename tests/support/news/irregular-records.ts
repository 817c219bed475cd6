/** Records as real feeds have them among their articles: markup, characters with a meaning elsewhere, and faults. */
import { dayMs, hourMs } from '~/lib/durations';
import { createSampleArticles, type ServiceArticle } from '~scripts/news-service/sample-articles';

const host = 'caribbean-ledger.example';

/** A title whose characters have a meaning in HTML, XML and replacement patterns. */
export const hostileTitle = String.raw`Grant worth US$"10M" & more: $& $$ $1 for a sea wall`;

/**
 * How each record differs from an article, and its age in hours at the end of the newest day. Those that are dropped are old:
 * a first page with fewer articles than records would make *Load More* ask twice.
 */
const irregular: readonly (Partial<ServiceArticle> & { readonly hours: number })[] = [
  {
    hours: 15,
    title: 'Harbor &amp; hinterland: what a quay is worth',
    description: `Markup such as <b>bold</b> and entities&nbsp;arrive in <a href="https://${host}/">feeds</a>.`,
    categories: ['economy', 'business'],
  },
  {
    hours: 16,
    title: hostileTitle,
    description: "Money signs & quotes are part of a headline's daily bread.",
    categories: ['politics'],
  },
  {
    hours: 56,
    title: 'Picture that is undefined',
    description: 'The publisher sent a word where an address belongs.',
    image_url: 'undefined',
    categories: ['technology'],
  },
  {
    hours: 59,
    title: 'Subject that the site does not list',
    description: 'Its only category is sports.',
    categories: ['sports'],
  },
  {
    hours: 81,
    title: 'Picture over an open line',
    description: 'An image without https is not shown.',
    image_url: 'http://pictures.example/b.jpg',
    categories: ['society'],
  },
  { hours: 630, title: '', description: 'An empty title is as good as none.' },
  {
    hours: 652,
    title: 'Link without encryption',
    description: 'A link without https is dropped.',
    url: `http://${host}/business/link`,
  },
  { hours: 653, title: null, description: 'A record without a title is dropped.' },
  {
    hours: 654,
    title: 'A date that no calendar knows',
    description: 'The record is dropped.',
    published_at: '2026-99-99T00:00:00.000000Z',
  },
];

const toRecord =
  (end: number) =>
  ({ hours, ...changes }: (typeof irregular)[number], index: number): ServiceArticle => ({
    uuid: `irregular-${index}`,
    title: '',
    description: '',
    keywords: 'Caribbean',
    snippet: null,
    url: `https://${host}/business/irregular-${index}`,
    image_url: null,
    language: 'en',
    published_at: new Date(end - hours * hourMs).toISOString(),
    source: host,
    categories: ['business'],
    locale: 'jm',
    ...changes,
  });

const toDouble = (article: ServiceArticle): ServiceArticle => ({
  ...article,
  uuid: 'double',
  url: article.url.replace('https://', 'https://www.'),
});

/**
 * Returns records that are no regular articles, of the same days as the samples. The last is a sample that is sent twice.
 * @param now in ms since 1970
 */
export function createIrregularRecords(now: number): readonly ServiceArticle[] {
  const records = irregular.map(toRecord(Math.floor(now / dayMs) * dayMs));
  return [...records, ...createSampleArticles(now).slice(-1).map(toDouble)];
}

/** Returns what the embedded service has in the tests: its samples, and irregular records as those of a real service. */
export function createSamplesWithFaults(now: number): readonly ServiceArticle[] {
  return [...createSampleArticles(now), ...createIrregularRecords(now)];
}
