import * as fc from 'fast-check';
import { parseNewsResponse } from '~/news/response';
import { searchTerms } from './search-terms';

/** Names of inherited properties, markup, and characters that are special to String.replace or XML. */
const hostile = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'),
  fc.constantFrom('</script><b>', '$&$`', ']]>', '\u0000\uD800', '&amp;', '{{x}}'),
  fc.string(),
  fc.jsonValue(),
);

const record = fc.record({
  url: fc.oneof(
    hostile,
    fc.nat(9).map((id) => `https://paper.example/${id}`),
  ),
  title: fc.oneof(hostile, fc.constant('A title')),
  published_at: fc.oneof(hostile, fc.constantFrom('2026-01-02T03:04:05Z', '2999-01-01')),
  description: hostile,
  image_url: hostile,
  source: hostile,
  categories: fc.oneof(hostile, fc.array(hostile)),
  keywords: hostile,
  __proto__: fc.constant(null),
});

/** Records as a hostile news service would send them. */
export const hostileRecords = fc.array(fc.oneof({ weight: 5, arbitrary: record }, hostile), { maxLength: 6 });

/** Parses the records of a response as the site does. */
export function parseRecords(data: readonly unknown[]) {
  const answer = parseNewsResponse({ meta: { found: 40, limit: 12 }, data }, searchTerms, Date.UTC(2026, 10, 26));
  if (answer === null) throw new Error('no answer');
  return answer;
}
