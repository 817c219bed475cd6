/** Writes a folder of news in the layout before the snapshots, with a file for each day of articles. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toDay, toInstant } from '~/shared/news/instant';
import { sampleArticle } from './articles';
import { hourMs, noon } from './test-refresh';

const dayArticles = [
  { id: 'haiti-new', title: 'Haiti new', hoursAgo: 1, selections: ['haiti/business'] },
  { id: 'caribbean', title: 'Caribbean', hoursAgo: 30, selections: ['caribbean/politics'] },
  { id: 'haiti-old', title: 'Haiti old', hoursAgo: 40 * 24, selections: ['haiti/business'] },
] as const;

/** Writes three articles: two of Haiti's business, one of which is forty days old, and one of the Caribbean's politics. */
export function writeDayArchive(directory: string): void {
  mkdirSync(join(directory, 'archive'), { recursive: true });
  for (const { id, hoursAgo, title, selections } of dayArticles) {
    const publishedAt = toInstant(noon - hoursAgo * hourMs);
    const article = { ...sampleArticle(id), url: `http://news.example/${id}`, title, publishedAt, selections };
    const file = { version: 1, origin: 'live', articles: [article] };
    writeFileSync(join(directory, `archive/${toDay(publishedAt)}.json`), JSON.stringify(file));
  }
  const facts = { changedAt: toInstant(noon), mark: toInstant(noon - hourMs), found: 7, limit: 3 };
  const index = {
    version: 1,
    origin: 'live',
    host: 'news.example',
    changedAt: toInstant(noon - hourMs),
    selections: { 'all/all': facts, 'haiti/business': facts },
  };
  writeFileSync(join(directory, 'index.json'), JSON.stringify(index));
}
