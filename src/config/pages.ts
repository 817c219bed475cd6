/** The routes of this site: the table of pages with the selections of its news and its releases. */
import { releaseNames } from 'virtual:releases';
import { selections } from './news';
import { createPages } from './pageTable';

export const { releases, pageRoutes, findRoute } = createPages(
  selections,
  releaseNames.map((name) => ({ id: `press/${name}` as const })),
);
