/** What a folder of news shall hold, from the articles that are known, and how it is written. */
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOf } from '~/config/selection';
import type { ArchivedArticle, ArchiveFile } from '~/features/news/model/archive';
import { dayOf, instantOf } from '~/features/news/model/instant';
import type { NewsOrigin } from '~/features/news/model/newsList';
import { messageOf } from '~/lib/messageOf';
import type { Collection } from '~scripts/news/archive/collection';
import { selections } from '~scripts/settings/news-filters';
import { archiveName, indexName, type NewsFolder, type ServiceFacts, type NewsIndex } from './news-folder';

interface NewsToWrite {
  /** The articles to keep, as `prune` leaves them. */
  readonly articles: Collection;
  /** What the service said of the selections that were visited, by key. */
  readonly facts: ReadonlyMap<string, ServiceFacts>;
  readonly origin: NewsOrigin;
  readonly host: string;
  /** In ms since 1970. */
  readonly now: number;
}

/** Path → text, or null where the file is to go, in the order in which they are to be written: the index last. */
type DerivedFiles = ReadonlyMap<string, string | null>;

/** A line for each article, so that one more article is one more line in a diff. */
function serialiseDay({ articles, origin, version }: ArchiveFile): string {
  const head = JSON.stringify({ version, origin }).slice(0, -1);
  const lines = articles.map((article) => `\n${JSON.stringify(article)}`);
  return `${head},"articles":[${lines.join(',')}\n]}\n`;
}

function archiveTexts(articles: Collection, origin: NewsOrigin): ReadonlyMap<string, string> {
  const days = new Map<string, ArchivedArticle[]>();
  for (const article of articles.values()) {
    const name = archiveName(dayOf(article.publishedAt));
    days.set(name, [...(days.get(name) ?? []), article]);
  }
  return new Map([...days].map(([name, ofDay]) => [name, serialiseDay({ version: 1, origin, articles: ofDay })]));
}

/** The service's total moves with every hour: page size, mark and whether there is more are worth a new file. */
function sameFacts(a: ServiceFacts, b: ServiceFacts): boolean {
  return a.limit === b.limit && a.mark === b.mark && a.found > a.limit === b.found > b.limit;
}

/** @param folder what is there; empty to begin with. */
export function deriveFiles(folder: NewsFolder, news: NewsToWrite): DerivedFiles {
  const { articles, facts, host, now, origin } = news;
  const old = folder.index?.origin === origin ? folder.index : null;
  const archive = archiveTexts(articles, origin);
  const told = selections.map(keyOf).flatMap((key): readonly (readonly [string, ServiceFacts])[] => {
    const [known, latest] = [old?.selections[key], facts.get(key)];
    const kept = known !== undefined && (latest === undefined || sameFacts(known, latest)) ? known : latest;
    return kept === undefined ? [] : [[key, kept]];
  });
  const isSame =
    archive.size === folder.archive.size && [...archive].every(([name, text]) => folder.texts.get(name) === text);
  const changedAt = isSame && old !== null ? old.changedAt : instantOf(now);
  const index: NewsIndex = { version: 1, origin, host, changedAt, selections: Object.fromEntries(told) };
  const gone = [...folder.archive.keys()].filter((name) => !archive.has(name));
  return new Map([
    ...archive,
    ...gone.map((name) => [name, null] as const),
    [indexName, `${JSON.stringify(index, null, 2)}\n`],
  ]);
}

/**
 * Writes the files that differ, and removes days that are gone: the index last. Killed or refused in between, a folder has
 * whole files, and the next run completes it.
 * @returns paths in the folder of the files that are other ones now, or gone
 * @throws Error that names the file that cannot be written
 */
export async function writeFiles(
  directory: string,
  { texts }: NewsFolder,
  files: DerivedFiles,
  write: (path: string, text: string) => Promise<void>,
): Promise<readonly string[]> {
  const steps = [...files].filter(([name, text]) => texts.get(name) !== text);
  for (const [name, text] of steps) {
    const path = join(directory, name);
    try {
      await (text === null ? unlink(path) : write(path, text));
    } catch (error) {
      throw new Error(`${name} cannot be written: ${messageOf(error)}`, { cause: error });
    }
  }
  return steps.map(([name]) => name);
}
