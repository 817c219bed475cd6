/** The query of the all-news call, for the refresh and for the visitor's browser. Source: specification, section 7. */
import { newsPageTimesLimitMax } from '../../../config/limits';
import { type CategoryId, type RegionId, regions } from '../../../config/news';

export interface NewsQuery {
  readonly region: RegionId;
  readonly category: CategoryId;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** Words of the visitor that narrow the query; may hold anything. */
  readonly q?: string;
  readonly language: 'en';
  /** Host name of the service; the known one has a dialect of its own. */
  readonly host: string;
  /** Empty sends none. */
  readonly token: string;
}

/** How a service spells its queries. */
interface Dialect {
  readonly or: string;
  readonly and: string;
  readonly phrase: (words: string) => string;
  readonly category: (category: CategoryId) => { readonly category: string; readonly search: string };
  /** Whether parameters without a value are sent. */
  readonly sendsEmpty: boolean;
  /** Sent besides what the specification lists. */
  readonly extra: Readonly<Record<string, string>>;
}

const asSpecified: Dialect = {
  or: ' OR ',
  and: ' AND ',
  phrase: (words) => words,
  category: (category) => ({ category: category === 'all' ? '' : category, search: '' }),
  sendsEmpty: true,
  extra: {},
};

/** Its operators are `+ | - " * ( )`; of the six categories it has three, the others become search phrases. */
const theNewsApi: Dialect = {
  or: ' | ',
  and: ' + ',
  phrase: (words) => (words.includes(' ') ? `"${words}"` : words),
  category: (category) =>
    ({
      all: { category: '', search: '' },
      business: { category: 'business', search: '' },
      politics: { category: 'politics', search: '' },
      economy: { category: '', search: 'economy | economic | inflation | GDP' },
      markets: { category: '', search: 'markets | stocks | bonds | investors' },
      technology: { category: 'tech', search: '' },
      society: { category: '', search: 'society | community | education | culture' },
    })[category],
  sendsEmpty: false,
  // Its default order changes to relevance once there is a search.
  extra: { sort: 'published_at' },
};

const dialects: Readonly<Record<string, Dialect>> = { 'api.thenewsapi.com': theNewsApi };

const visitorWordsMax = 8;
const visitorWordLengthMax = 40;

/** A visitor's words without anything a service could take for an operator. */
function visitorWords(q: string): readonly string[] {
  return q
    .slice(0, 400)
    .split(/[\s+|"“”*()\\]+/)
    .map((word) =>
      word
        .replace(/^[-‐–—]+/, '')
        .slice(0, visitorWordLengthMax)
        .replace(/[\uD800-\uDBFF]$/, ''),
    )
    .filter((word) => word !== '' && word !== 'OR' && word !== 'AND' && word !== 'NOT')
    .slice(0, visitorWordsMax);
}

function searchText(dialect: Dialect, { region, category, q = '' }: NewsQuery): string {
  const phrases = regions.find(({ id }) => id === region)?.phrases ?? [];
  const alternatives = [phrases.map(dialect.phrase).join(dialect.or), dialect.category(category).search].filter(
    (part) => part !== '',
  );
  const parts = [...alternatives, ...visitorWords(q)];
  // Brackets only where something is joined: alone, the phrases stand exactly as the specification has them.
  return parts.length === 1
    ? parts.join('')
    : parts.map((part) => (part.includes(dialect.or) ? `(${part})` : part)).join(dialect.and);
}

/**
 * The parameters of one all-news call, in the specification's order. Nothing else in the site or the scripts
 * puts such a query together.
 */
export function newsQuery(query: NewsQuery): URLSearchParams {
  const { category, language, limit, page, token } = query;
  const dialect = dialects[query.host] ?? asSpecified;
  const parameters = {
    api_token: token,
    language,
    search: searchText(dialect, query),
    categories: dialect.category(category).category,
    limit: String(limit),
    page: String(page),
    ...dialect.extra,
  };
  return new URLSearchParams(
    Object.entries(parameters).filter(([name, value]) => value !== '' || (dialect.sendsEmpty && name !== 'api_token')),
  );
}

/** Whether the service would answer for this page; past it, asking is an error. */
export function isWithinReach(page: number, limit: number): boolean {
  return page * limit <= newsPageTimesLimitMax;
}
