/**
 * The data that tests read: tests/fixtures/data, and of the owner's what belongs to code that an owner has added or
 * removed: the words of other pages, and the names of regions and categories of the news.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Names = Readonly<Record<string, string>>;

const named = (ids: Names, known: Names): Names =>
  Object.fromEntries(Object.entries(ids).map(([id, name]) => [id, known[id] ?? name]));

const newsIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'news.json'), 'utf8'));

/** @returns the folder */
export function writeTestData(fixture: string, own: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(fixture, folder, { recursive: true });
  const languages = readdirSync(join(own, 'content'));
  for (const language of readdirSync(join(folder, 'content'))) {
    const into = join(folder, 'content', language);
    const from = join(own, 'content', languages.includes(language) ? language : (languages[0] ?? ''));
    for (const file of readdirSync(from)) if (!existsSync(join(into, file))) cpSync(join(from, file), join(into, file));
    if (!existsSync(join(from, 'news.json'))) continue;
    const { regions, categories } = newsIn(from).filters;
    const news = newsIn(into);
    // Where the fixture has a name, it is the one that the tests know.
    news.filters.regions = named(regions, news.filters.regions);
    news.filters.categories = named(categories, news.filters.categories);
    writeFileSync(join(into, 'news.json'), `${JSON.stringify(news, null, 2)}\n`);
  }
  return folder;
}
