import { hasMoreArchived, type NewsList } from '~/features/news/model/newsList';
/** Whether a list goes on, and how: what the page needs to know of it before it is asked to. */
import { messageOf } from '~/lib/messageOf';
import { canAskLive } from './canAskLive';
import type { NextArticles } from './nextArticles';

export interface More {
  readonly hasMore: (list: NewsList) => boolean;
  /** The list with articles that it did not have, if there are any. Never throws. */
  readonly next: NextArticles;
}

const load = () => import('./siteSources');

/** Fetches the code that asks, ahead of the press that is likely; what fails here is told of by the press. */
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
      // The sources never throw: this is their own code that could not be had.
      return { kind: 'failed', message: messageOf(error), list };
    }
  },
};
