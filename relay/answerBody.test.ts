import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { regions } from '~/config/news';
import { type NewsPage, parseNewsResponse } from '~/features/news/model/response';
import { answerBody } from './answerBody';

const markup = ['&', '&amp;', '&amp;amp;', '&lt;b&gt;', '<b>', '</', '<', '>', '&#60;i&#62;', '&quot', ';', 'a', ' '];
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...markup)).map((parts) => parts.join('')),
);
/** What may tell an article's region. */
const about = fc
  .array(fc.constantFrom(...regions.flatMap(({ phrases }) => phrases), 'and', 'Haitians'))
  .map((words) => words.join(' '));

const record = fc.record(
  {
    title: fc.oneof(text, about),
    description: fc.oneof(text, about),
    keywords: about,
    snippet: about,
    url: fc.oneof(
      fc.webUrl({ withQueryParameters: true }),
      fc.webUrl().map((url) => `${url}?a=1&amp;b=2`),
    ),
    image_url: fc.webUrl({ validSchemes: ['https'] }),
    published_at: fc.constantFrom('2026-01-02T03:04:05.000000Z', '2026-01-02', 'soon'),
    source: text,
    categories: fc.array(text, { maxLength: 10 }),
  },
  { requiredKeys: ['title', 'url', 'published_at'] },
);

function read(response: unknown): NewsPage {
  const parsed = parseNewsResponse(response);
  if (parsed.kind !== 'ok') throw new Error(parsed.message);
  return parsed;
}

it('is read as the articles it was made of, whatever the service’s texts hold', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 12 }), fc.nat(5_000), (data, found) => {
      const page = read({ meta: { found, limit: 12 }, data });
      const { articles, found: readFound } = page;
      const again = read(JSON.parse(answerBody(page, 2, 1_000)));
      expect(again).toMatchObject({ articles, found: readFound, limit: 12, returned: data.length });
    }),
    { numRuns: 300 },
  );
});

it('counts no more articles than the relay has pages for', () => {
  const page = read({ meta: { found: 5_000, limit: 3 }, data: [] });
  expect(JSON.parse(answerBody(page, 1, 100)).meta).toEqual({ found: 300, returned: 0, limit: 3, page: 1 });
});
