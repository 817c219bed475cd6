import { site } from '../../../config/site';
import { messageOf } from '../../../lib/messageOf';
import type { FetchArticles } from './live';

const { url, publicToken: token } = site.liveNews;

/** The call and the parsing of its answers come with the first one asked for. */
const fetchLive: FetchArticles = async (query, signal) => {
  try {
    const { createNewsClient } = await import('./live');
    return await createNewsClient({ url, token })(query, signal);
  } catch (error) {
    // The call itself never throws: this is its own code that could not be had.
    return { kind: 'failed', message: messageOf(error) };
  }
};

/** The live call; null where no live service is configured. */
export const fetchArticles = url === '' ? null : fetchLive;
