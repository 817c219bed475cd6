/** What a run makes of the service's records: nothing is invented, doubled or dropped without a word. */
import { describe, expect, it } from 'vitest';
import { instantOf } from '~/features/news/model/instant';
import { withFolder } from '~tests/support/folder';
import {
  dayMs,
  faultsOf,
  filesOf,
  hourMs,
  noon,
  runRefresh,
  shownIn,
  startService,
  wire,
} from '~tests/support/news/refresh-runs';

describe('records', () => {
  it('that cannot be shown are dropped and counted, with their names', () =>
    withFolder(async (directory) => {
      const articles = [
        wire('good', noon),
        wire('untitled', noon, { title: null }),
        wire('private', noon, { url: 'http://192.168.0.1/a' }),
        wire('undated', noon, { published_at: 'soon' }),
      ];
      const { problems } = await runRefresh(startService({ articles }), directory, { budget: 1 });
      const reasons = problems.map((problem) => /uuid "(\w+)"\): ([\w ]+)/.exec(problem)?.slice(1).join(': '));
      expect(reasons.toSorted()).toEqual(['private: bad address', 'undated: bad date', 'untitled: no title']);
      expect(shownIn(directory)).toEqual(['good']);
    }));

  it('are new when they are kept, and only then', () =>
    withFolder(async (directory) => {
      const articles = [wire('new', noon), wire('newer', noon - hourMs), wire('too old', noon - 31 * dayMs)];
      const service = startService({ articles });
      expect(await runRefresh(service, directory)).toMatchObject({ fresh: 2, notKept: 1, known: 2 });
      expect(await runRefresh(service, directory)).toMatchObject({ fresh: 0, known: 2 });
    }));
});

describe('an article that is dated ahead', () => {
  it('stands where it was first seen, under the publisher’s date', () =>
    withFolder(async (directory) => {
      const service = startService({ articles: [wire('ahead', noon + 400 * dayMs), wire('old', noon - hourMs)] });
      await runRefresh(service, directory);
      service.now += dayMs;
      service.articles = [...service.articles, wire('new', service.now - hourMs)];
      await runRefresh(service, directory);
      expect(shownIn(directory)).toEqual(['new', 'ahead', 'old']);
      const text = [...filesOf(directory).values()].join('');
      expect(text).toContain(`"publishedAt":"${instantOf(noon + 400 * dayMs)}"`);
      expect(faultsOf(directory)).toEqual([]);
    }));
});
