import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { regions } from '~/config/news';
import { parseNewsResponse } from '~/features/news/model/response';
import { answerBody } from './answerBody';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '&',
        '&amp;',
        '&amp;amp;',
        '&lt;b&gt;',
        '<b>',
        '</',
        '<',
        '>',
        '&#60;i&#62;',
        'a',
        ' ',
        '\u00A0',
        '…',
        '&quot',
        ';',
      ),
    )
    .map((parts) => parts.join('')),
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

it('is read as the articles it was made of, whatever the service’s texts hold', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 12 }), fc.nat(5_000), (data, found) => {
      const read = parseNewsResponse({ meta: { found, limit: 12 }, data });
      if (read.kind !== 'ok') throw new Error(read.message);
      const again = parseNewsResponse(JSON.parse(answerBody(read, 2, 1_000)));
      expect(again).toMatchObject({ articles: read.articles, found: read.found, limit: 12, returned: data.length });
    }),
    { numRuns: 300 },
  );
});

it('tells of no more articles than the relay has pages for', () => {
  const read = parseNewsResponse({ meta: { found: 5_000, limit: 3 }, data: [] });
  if (read.kind !== 'ok') throw new Error(read.message);
  expect(JSON.parse(answerBody(read, 1, 100))).toEqual({
    meta: { found: 300, returned: 0, limit: 3, page: 1 },
    data: [],
  });
});
