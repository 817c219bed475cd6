/** The routes of this site: the table of pages with the selections of its news and its releases. */
import { releaseNames } from 'virtual:releases';
import { selections } from './news';
import { createPageRoutes } from './pageTable';

export const releaseIds = releaseNames.map((name) => `press/${name}` as const);

export const { pageRoutes, findRoute } = createPageRoutes(selections, releaseIds);
