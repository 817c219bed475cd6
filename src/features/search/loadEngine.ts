import { hasNews } from '~/config/features';
import type { Language } from '~/config/languages';
import { site } from '~/config/site';
import { getJson } from '~/lib/getJson';
import { importAgain } from '~/lib/importAgain';
import type { SearchEngine } from './engine';
import { type SearchFile, searchFilePath } from './indexFiles';

const timeoutMs = 15_000;

const engines = new Map<Language, SearchEngine>();

async function getFile(file: SearchFile): Promise<unknown> {
  const answer = await getJson(site.base + searchFilePath(file).slice(1), { timeoutMs });
  if (answer.kind === 'ok') return answer.body;
  throw new Error(`search: ${file}: ${answer.kind === 'failed' ? answer.message : 'the request was aborted'}`);
}

/** The engine of a language if it is loaded already: what a first render can use. */
export function loadedEngine(language: Language): SearchEngine | undefined {
  return engines.get(language);
}

/** Loads the engine and its documents side by side, and keeps the engine. A failure is not kept. */
export async function loadEngine(language: Language): Promise<SearchEngine> {
  const [{ createEngine }, documents, pages, articles] = await Promise.all([
    importAgain(() => import('./engine')),
    importAgain(() => import('./documents')),
    getFile(language),
    hasNews ? getFile('news') : [],
  ]);
  const engine = await createEngine({
    pages: documents.parsePageDocuments(pages),
    articles: documents.parseArticleDocuments(articles),
  });
  engines.set(language, engine);
  return engine;
}
