import type { ComponentType } from 'react';
import type { Language } from '~/config/languages';
import type { PageId } from '~/config/pageTable';
import type { ContentLoaders } from '~/content/contentLoaders';

export interface PageProps<Page, Content> {
  readonly page: Page;
  readonly content: Content;
}

/** Fetches the component of a page with its content in a language. */
export type PageLoader = (language: Language) => Promise<ComponentType>;

/**
 * Reads an entry of a table.
 * @throws Error if the table has no such entry
 */
export function requirePart<Part>(parts: Readonly<Partial<Record<string, Part>>>, name: string): Part {
  const part = parts[name];
  if (part === undefined) throw new Error(`No ${name} on this site`);
  return part;
}

/** Defines how a page is loaded: its component and its content are fetched side by side. */
export function definePage(
  page: PageId,
  load: () => Promise<ComponentType<PageProps<PageId, unknown>>>,
  contents: ContentLoaders<unknown>,
): PageLoader {
  // All selections of a page have one component, so that React keeps what it shows while the selection changes.
  const components = new Map<Language, ComponentType>();
  // The modules are imported at each navigation: a promise that is kept would resolve within the click, and the next page would be
  // rendered before the click is painted.
  return async (language) => {
    const [Component, { content }] = await Promise.all([load(), contents[language]()]);
    const component = components.get(language) ?? (() => <Component page={page} content={content} />);
    components.set(language, component);
    return component;
  };
}
