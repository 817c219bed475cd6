/** Whether a list goes on, and how. What asks for more comes with the first click. */
import { hasMoreArchived, type NewsList } from '~/features/news/model/newsList';
import { messageOf } from '~/lib/messageOf';
import { canAskLive } from './canAskLive';
import type { NextArticles } from './nextArticles';

export interface More {
  readonly hasMore: (list: NewsList) => boolean;
  /** The list with articles that it did not have, if there are any. Never throws. */
  readonly next: NextArticles;
}

const load = () => import('./siteSources');

/** Fetches the code ahead of a likely click, which reports a failure. */
export function preloadMore(): void {
  load().catch(() => undefined);
}

export const more: More = {
  hasMore: (list) => hasMoreArchived(list) || canAskLive(list),
  async next(list, signal) {
    try {
      const { nextArticles } = await load();
      return await nextArticles(list, signal);
    } catch (error) {
      // The sources never throw: their own code could not be fetched.
      return { kind: 'failed', message: messageOf(error), list };
    }
  },
};
