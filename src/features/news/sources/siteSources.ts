/** The live service where there is one, then the archive. */
import { site } from '~/config/site';
import { createArchiveSource } from './archive';
import { canAskLive } from './canAskLive';
import { createLiveSource, createNewsClient } from './live';
import { createNextArticles } from './nextArticles';

const { url, publicToken: token } = site.liveNews;

export const nextArticles = createNextArticles([
  createLiveSource(createNewsClient({ url, token }), canAskLive),
  createArchiveSource((path) => site.base + path.slice(1)),
]);
