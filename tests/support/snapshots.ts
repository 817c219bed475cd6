/** The module `virtual:news-snapshots` as unit tests have it: see src/features/news/sources/virtual.d.ts. */
import { range, snapshot } from './news/articles';

export const changedAt = '2026-01-02T03:04:05Z';
export const first = snapshot('all', range(1, 12), 40);
export const urls = { 'haiti/all': '/assets/news-haiti-all.json' };
