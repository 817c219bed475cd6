/** The parameters of the all-news call, parsed once; what the real service refuses is refused here too. */
import { newsPageTimesLimitMax } from '../../src/config/limits';
import { QueryError, compileQuery } from './search';

export interface NewsRequest {
  readonly token: string;
  readonly matches: (words: string) => boolean;
  readonly isSearch: boolean;
  readonly languages: readonly string[];
  readonly locales: readonly string[];
  readonly categories: readonly string[];
  readonly excludedCategories: readonly string[];
  readonly domains: readonly string[];
  readonly excludedDomains: readonly string[];
  /** Milliseconds since 1970; the article must be after and before. */
  readonly after: number;
  readonly before: number;
  readonly sort: 'published_at' | 'relevance_score';
  readonly page: number;
  /** As clamped by the plan. */
  readonly limit: number;
}

export type ParsedRequest =
  | { readonly kind: 'ok'; readonly request: NewsRequest }
  | { readonly kind: 'malformed'; readonly message: string };

const dayMs = 86_400_000;
const defaultLimit = 10;

/** Thrown inside this module only, turned into a `malformed` result at its edge. */
class Malformed extends Error {
  override name = 'Malformed';
}

function list(parameters: URLSearchParams, name: string): readonly string[] {
  return (parameters.get(name) ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');
}

function positive(parameters: URLSearchParams, name: string, fallback: number): number {
  const text = parameters.get(name) ?? '';
  if (text === '') return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Malformed(`The ${name} parameter must be a positive number.`);
  return Number(text);
}

/** `Y-m-d\TH:i:s`, `Y-m-d\TH:i`, `Y-m-d\TH`, `Y-m-d`, `Y-m` or `Y`, in UTC. */
function time(parameters: URLSearchParams, name: string): number | null {
  const text = parameters.get(name) ?? '';
  if (text === '') return null;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d)(?::(\d\d)(?::(\d\d))?)?)?)?)?$/.exec(text) ?? [];
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (year === undefined || Number.isNaN(instant)) throw new Malformed(`The ${name} parameter is not a date.`);
  return instant;
}

function sortOf(parameters: URLSearchParams): NewsRequest['sort'] {
  const sort = parameters.get('sort') ?? '';
  // The real one also sorts by published_on, which it treats alike.
  if (sort === '' || sort === 'published_at' || sort === 'published_on') return 'published_at';
  if (sort === 'relevance_score') return sort;
  throw new Malformed('The sort parameter must be published_at or relevance_score.');
}

function parse(parameters: URLSearchParams, maxLimit: number): NewsRequest {
  const search = parameters.get('search') ?? '';
  const page = positive(parameters, 'page', 1);
  const limit = Math.min(positive(parameters, 'limit', Math.min(defaultLimit, maxLimit)), maxLimit);
  if (page * limit > newsPageTimesLimitMax)
    throw new Malformed(`The page and limit parameters multiply to more than ${newsPageTimesLimitMax}.`);
  const on = time(parameters, 'published_on');
  return {
    token: parameters.get('api_token') ?? '',
    matches: compileQuery(search),
    isSearch: search.trim() !== '',
    languages: list(parameters, 'language'),
    locales: list(parameters, 'locale'),
    categories: list(parameters, 'categories'),
    excludedCategories: list(parameters, 'exclude_categories'),
    domains: list(parameters, 'domains'),
    excludedDomains: list(parameters, 'exclude_domains'),
    after: on === null ? (time(parameters, 'published_after') ?? -Infinity) : on - 1,
    before: on === null ? (time(parameters, 'published_before') ?? Infinity) : on + dayMs,
    sort: sortOf(parameters),
    page,
    limit,
  };
}

/** @param maxLimit largest page of the plan; a larger `limit` is clamped to it, as the real service does. */
export function parseRequest(parameters: URLSearchParams, maxLimit: number): ParsedRequest {
  try {
    return { kind: 'ok', request: parse(parameters, maxLimit) };
  } catch (error) {
    if (error instanceof Malformed || error instanceof QueryError) return { kind: 'malformed', message: error.message };
    throw error;
  }
}
