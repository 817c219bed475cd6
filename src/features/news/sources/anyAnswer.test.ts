import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublishedSnapshot } from '~/features/news/model/published/publishedSnapshot';
import { createNewsStore } from '~/features/news/store/newsStore';
import { answeringServer } from '~tests/support/news/answering-server';
import { liveSource, moreOf } from '~tests/support/news/articles';
import { createNewsClient } from './live';
import { createSnapshotSource } from './snapshotSource';

const { origin, answerWith } = answeringServer();

const whole = JSON.stringify({
  meta: { found: 40, returned: 1, limit: 12, page: 2 },
  data: [
    {
      title: 'A',
      url: 'https://a.example/1',
      published_at: '2026-01-02T03:04:05.000000Z',
      source: 'a.example',
      categories: ['business'],
    },
  ],
});

/** Values of the wrong kind, in every place of an answer. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    null,
    '',
    ' ',
    0,
    -1,
    1e21,
    '<b>&amp;</b>',
    'javascript:alert(1)',
    'https://a.example/1',
    '2026-13-45',
    '\u202Ertl',
    '$&',
  ),
);
const someRecord = fc.oneof(
  anything,
  fc.record(
    {
      title: anything,
      url: fc.oneof(anything, fc.webUrl()),
      image_url: anything,
      published_at: fc.oneof(anything, fc.constant('2026-01-02T03:04:05Z')),
      source: anything,
      categories: anything,
      description: anything,
    },
    { requiredKeys: [] },
  ),
);
const someAnswer = fc.oneof(
  anything.map((value) => JSON.stringify(value)),
  fc.string(),
  fc
    .record(
      {
        meta: fc.oneof(
          anything,
          fc.record({ found: fc.oneof(anything, fc.nat(100)), limit: anything }, { requiredKeys: [] }),
        ),
        data: fc.oneof(anything, fc.array(someRecord, { maxLength: 15 })),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc.nat(whole.length).map((length) => whole.slice(0, length)),
);

describe('any answer whatever', () => {
  const first: PublishedSnapshot = {
    version: 1,
    region: 'all',
    category: 'all',
    origin: 'live',
    archivePages: 0,
    found: 40,
    limit: 12,
    articles: [
      {
        url: 'https://a.example/1',
        title: 'A',
        description: '',
        imageUrl: null,
        region: 'all',
        source: 'a.example',
        categories: [],
        publishedAt: '2026-01-02T03:04:05Z',
      },
    ],
  };

  it('neither throws nor empties the list nor shows an article twice nor a blank one', async () => {
    let body = '';
    answerWith((_request, response) => response.end(body));
    await fc.assert(
      fc.asyncProperty(someAnswer, async (text) => {
        body = text;
        const snapshots = createSnapshotSource({ first, urlOf: () => undefined });
        const { getState, loadMore } = createNewsStore({
          first,
          snapshots,
          more: moreOf(liveSource(createNewsClient({ url: origin(), token: '' }))),
        });
        const outcome = await loadMore();
        expect(['done', 'failed']).toContain(outcome.kind);
        const { list, status } = getState();
        const { articles } = list;
        expect(articles[0]).toBe(first.articles[0]);
        expect(new Set(articles.map((article) => article.url)).size).toBe(articles.length);
        for (const article of articles) expect(article.title.trim()).not.toBe('');
        expect(status.kind).toBe(outcome.kind === 'done' ? 'added' : 'failed');
      }),
      { numRuns: 600 },
    );
  }, 60_000);
});
