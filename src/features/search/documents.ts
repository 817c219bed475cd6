/** What the search looks through: written beside the pages by the prerender, parsed here where the browser gets it. */
import type { Language } from '../../config/languages';

/** A heading of a page with the text under it. */
export interface SectionDocument {
  readonly heading: string;
  /** Id of the element to scroll to; empty for the page's top. */
  readonly fragment: string;
  readonly text: string;
}

export interface PageDocument {
  /** Router path, without base. */
  readonly path: string;
  /** The page's title, without the brand. */
  readonly title: string;
  /** What the page goes by in navigation and trail, the fullest last. */
  readonly labels: readonly string[];
  /** May be empty. */
  readonly description: string;
  /** Other words for what the page is about. Found, not shown. */
  readonly keywords: readonly string[];
  /** The first is the page's own, under its h1. */
  readonly sections: readonly SectionDocument[];
}

export interface ArticleDocument {
  readonly url: string;
  readonly title: string;
  /** The beginning of its description; may be empty. */
  readonly text: string;
  readonly source: string;
  /** UTC day, e.g. 2026-11-21. */
  readonly day: string;
  readonly categories: readonly string[];
}

/** The two files of a language: its own pages, and the articles, which all languages share. */
export type SearchFile = Language | 'news';

/** Path of a file without base path. Its name is not hashed: it is asked for by pages that were built before it. */
export function searchFilePath(file: SearchFile): string {
  return `/search-index/${file}.json`;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

function isSection(value: unknown): value is SectionDocument {
  return isFields(value) && isText(value['heading']) && isText(value['fragment']) && isText(value['text']);
}

function isPage(value: unknown): value is PageDocument {
  if (!isFields(value)) return false;
  const { path, title, labels, description, keywords, sections } = value;
  return (
    isText(path) &&
    path.startsWith('/') &&
    isText(title) &&
    isTexts(labels) &&
    isText(description) &&
    isTexts(keywords) &&
    Array.isArray(sections) &&
    sections.every(isSection)
  );
}

/** An address of another scheme could run as script where it is made a link. */
function isArticle(value: unknown): value is ArticleDocument {
  if (!isFields(value)) return false;
  const { url, title, text, source, day, categories } = value;
  return (
    isText(url) &&
    /^https?:\/\//.test(url) &&
    isText(title) &&
    isText(text) &&
    isText(source) &&
    isText(day) &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    isTexts(categories)
  );
}

/** @throws Error where the file holds anything else */
export function parsePageDocuments(json: unknown): readonly PageDocument[] {
  if (!Array.isArray(json) || !json.every(isPage)) throw new Error('search: this is no list of pages');
  return json;
}

/** @throws Error where the file holds anything else */
export function parseArticleDocuments(json: unknown): readonly ArticleDocument[] {
  if (!Array.isArray(json) || !json.every(isArticle)) throw new Error('search: this is no list of articles');
  return json;
}
