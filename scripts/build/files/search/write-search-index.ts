import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hasNews } from '~/config/features';
import { type Language, publishedLanguages } from '~/config/languages';
import { site } from '~/config/site';
import { indexablePages, pathOf } from '~/content/pages';
import type { ArchivedArticle } from '~/features/news/model/archive';
import type { Snapshot } from '~/features/news/model/snapshot';
import type { PageDocument } from '~/features/search/documents';
import { type SearchFile, searchFilePath } from '~/features/search/indexFiles';
import { titleSeparator } from '~/seo/constants';
import { fileOf } from '~scripts/build/policy/built-pages';
import { articlesFile } from './article-documents';
import { extractPage } from './extract-page';

/** A language's two files after brotli. */
const searchBytesMax = 40_000;
/** Room for the news where the pages alone take all of that. */
const newsBytesMin = 10_000;

/** Without the keywords that all pages have. */
function withOwnKeywords(pages: readonly PageDocument[]): readonly PageDocument[] {
  return pages.map((page) => ({
    ...page,
    keywords: page.keywords.filter((keyword) => !pages.every((other) => other.keywords.includes(keyword))),
  }));
}

async function readPages(directory: string, language: Language): Promise<readonly PageDocument[]> {
  const paths = indexablePages.map((page) => pathOf(page, language));
  const pages = await Promise.all(
    paths.map(async (path) =>
      extractPage(await readFile(join(directory, fileOf(path)), 'utf8'), {
        path,
        titleEnd: titleSeparator + site.brand,
      }),
    ),
  );
  return withOwnKeywords(pages);
}

export interface SearchIndexInput {
  /** Folder of the built site, its pages in it. */
  readonly directory: string;
  readonly snapshots: Iterable<Pick<Snapshot, 'articles'>>;
  /** Newest first. */
  readonly archive: readonly ArchivedArticle[];
}

/**
 * Writes the documents that the search reads. They are a fifth of the size of an index made of them, and the browser
 * makes it in the time that the rest would take to arrive.
 */
export async function writeSearchIndex({ directory, snapshots, archive }: SearchIndexInput): Promise<void> {
  const files = new Map<SearchFile, string>();
  for (const language of publishedLanguages) files.set(language, JSON.stringify(await readPages(directory, language)));
  const largest = Math.max(...[...files.values()].map((text) => brotliCompressSync(text).length));
  const shown = new Set([...snapshots].flatMap(({ articles }) => articles.map(({ url }) => url)));
  if (hasNews) files.set('news', articlesFile(archive, shown, Math.max(newsBytesMin, searchBytesMax - largest)));
  for (const [name, text] of files) {
    const file = join(directory, searchFilePath(name));
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  }
}
