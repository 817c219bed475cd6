import type { Language } from '../../config/languages';
import { site } from '../../config/site';
import { getJson } from '../../lib/getJson';
import { parseArticleDocuments, parsePageDocuments, type SearchFile, searchFilePath } from './documents';
import { createEngine, type SearchEngine } from './engine';

const timeoutMs = 15_000;

const engines = new Map<Language, SearchEngine>();

async function getFile(file: SearchFile): Promise<unknown> {
  const answer = await getJson(site.base + searchFilePath(file).slice(1), { timeoutMs });
  if (answer.kind === 'ok') return answer.body;
  throw new Error(`search: ${file}: ${answer.kind === 'failed' ? answer.message : 'nobody waits for the answer'}`);
}

/** The engine of a language where it was loaded before: what a first render may use at once. */
export function loadedEngine(language: Language): SearchEngine | undefined {
  return engines.get(language);
}

/**
 * Loads what the search of a language looks through, and keeps the engine made of it. A failure is not kept.
 * @throws Error saying which file could not be had
 */
export async function loadEngine(language: Language): Promise<SearchEngine> {
  const [pages, articles] = await Promise.all([getFile(language), getFile('news')]);
  const engine = await createEngine({ pages: parsePageDocuments(pages), articles: parseArticleDocuments(articles) });
  engines.set(language, engine);
  return engine;
}
