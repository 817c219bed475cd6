/** The module `virtual:news-snapshots` in unit tests: see src/features/news/sources/virtual.d.ts. */
import { range, snapshot } from './news/articles';

export const changedAt = '2026-01-02T03:04:05Z';
export const freshFrom = '';
export const origin = 'live';
export const snapshots = [snapshot('all', range(1, 12), 40)];
export const urls = { 'all/all': '/assets/news-all-all.json', 'haiti/all': '/assets/news-haiti-all.json' };
export const thin = ['haiti/business', 'caribbean/business'];
