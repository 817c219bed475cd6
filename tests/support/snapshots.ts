/** The module `virtual:news-snapshots` in unit tests: see src/features/news/sources/virtual.d.ts. */
import { list } from './news/articles';

export const changedAt = '2026-01-02T03:04:05Z';
export const freshFrom = '';
export const origin = 'live';
export const snapshots = [list({ live: { found: 40 } })];
export const urls = { 'all/all': '/assets/news-all-all.json', 'haiti/all': '/assets/news-haiti-all.json' };
export const thin = ['haiti/business', 'caribbean/business'];
