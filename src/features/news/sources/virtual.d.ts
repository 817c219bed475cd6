/** Written by scripts/build/files/news/news-data.ts, which has parsed it. */
declare module 'virtual:news' {
  import type { NewsList } from '~/features/news/model/newsList';

  /** For the prerender, by `region/category`; empty in the browser. */
  export const lists: Readonly<Partial<Record<string, NewsList>>>;
}
