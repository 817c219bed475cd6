import type { Language } from '../../config/languages';
import { site } from '../../config/site';
import { parseArticleDocuments, parsePageDocuments, type SearchFile, searchFilePath } from './documents';
import { createEngine, type SearchEngine } from './engine';

const timeoutMs = 15_000;

const engines = new Map<Language, SearchEngine>();
const pending = new Map<Language, Promise<SearchEngine>>();

async function getJson(file: SearchFile): Promise<unknown> {
  const response = await fetch(site.base + searchFilePath(file).slice(1), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`search: ${file}: the answer has status ${response.status}`);
  return response.json();
}

async function load(language: Language): Promise<SearchEngine> {
  const [pages, articles] = await Promise.all([getJson(language), getJson('news')]);
  return createEngine({ pages: parsePageDocuments(pages), articles: parseArticleDocuments(articles) });
}

/** The engine of a language where it was loaded before: what a first render may use at once. */
export function loadedEngine(language: Language): SearchEngine | undefined {
  return engines.get(language);
}

/**
 * Loads the index of a language once and keeps it; a failure is not kept.
 * @throws Error saying which file could not be had
 */
export function loadEngine(language: Language): Promise<SearchEngine> {
  const asked = pending.get(language);
  if (asked !== undefined) return asked;
  const promise = load(language).then(
    (engine) => {
      engines.set(language, engine);
      return engine;
    },
    (error: unknown) => {
      pending.delete(language);
      throw error;
    },
  );
  pending.set(language, promise);
  return promise;
}
