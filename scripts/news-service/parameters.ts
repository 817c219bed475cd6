/** The parameters of the all-news call, parsed once; what the real service refuses is refused here too. */
import * as v from 'valibot';
import { newsPageTimesLimitMax } from '~/config/limits';
import { messageOf } from '~/lib/messageOf';
import { compileQuery } from './search';

const dayMs = 86_400_000;
const defaultLimit = 10;

const list = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((item) => item.trim().toLowerCase())),
    v.filterItems((item) => item !== ''),
  ),
  '',
);

const positive = (name: string, fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, `The ${name} parameter must be a positive number.`),
      v.transform(Number),
    ),
    String(fallback),
  );

/** `Y-m-d\TH:i:s`, `Y-m-d\TH:i`, `Y-m-d\TH`, `Y-m-d`, `Y-m` or `Y`, in UTC, as milliseconds since 1970. */
function instantOf(text: string): number {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d)(?::(\d\d)(?::(\d\d))?)?)?)?)?$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

const time = (name: string) =>
  v.optional(v.pipe(v.string(), v.transform(instantOf), v.number(`The ${name} parameter is not a date.`)));

const search = v.pipe(
  v.string(),
  v.rawTransform(({ addIssue, dataset, NEVER }) => {
    try {
      return compileQuery(dataset.value);
    } catch (error) {
      addIssue({ message: messageOf(error) });
      return NEVER;
    }
  }),
);

function schemaFor(maxLimit: number) {
  return v.pipe(
    v.object({
      /** Whether normalised words match; absent where nothing is searched for. */
      search: v.optional(search),
      language: list,
      locale: list,
      categories: list,
      exclude_categories: list,
      domains: list,
      exclude_domains: list,
      published_on: time('published_on'),
      published_after: time('published_after'),
      published_before: time('published_before'),
      // The real one also sorts by published_on, which it treats like published_at.
      sort: v.optional(
        v.picklist(
          ['published_at', 'published_on', 'relevance_score'],
          'The sort parameter must be published_at or relevance_score.',
        ),
        'published_at',
      ),
      page: positive('page', 1),
      /** As clamped by the plan. */
      limit: v.pipe(positive('limit', defaultLimit), v.toMaxValue(maxLimit)),
    }),
    v.check(
      ({ limit, page }) => page * limit <= newsPageTimesLimitMax,
      `The page and limit parameters multiply to more than ${newsPageTimesLimitMax}.`,
    ),
    v.transform(({ published_on: on, published_after, published_before, ...rest }) => ({
      ...rest,
      /** The article must be after and before. */
      after: on === undefined ? (published_after ?? -Infinity) : on - 1,
      before: on === undefined ? (published_before ?? Infinity) : on + dayMs,
    })),
  );
}

export type NewsRequest = v.InferOutput<ReturnType<typeof schemaFor>>;

export type ParsedRequest =
  | { readonly kind: 'ok'; readonly request: NewsRequest }
  | { readonly kind: 'malformed'; readonly message: string };

/** @param maxLimit largest page of the plan; a larger `limit` is clamped to it, as the real service does. */
export function createRequestParser(maxLimit: number): (parameters: URLSearchParams) => ParsedRequest {
  const schema = schemaFor(maxLimit);
  return (parameters) => {
    // A parameter without a value is one that was not given.
    const given = Object.fromEntries([...parameters].filter(([, value]) => value !== ''));
    const parsed = v.safeParse(schema, given, { abortEarly: true });
    return parsed.success
      ? { kind: 'ok', request: parsed.output }
      : { kind: 'malformed', message: parsed.issues[0].message };
  };
}
