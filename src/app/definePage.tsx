import type { ComponentType } from 'react';
import type { Language } from '~/config/languages';
import type { ContentLoaders } from '~/content/contentLoaders';
import type { PageId } from '~/content/pages';

interface PageProps<Page, Content> {
  readonly page: Page;
  readonly content: Content;
}

/** Fetches the component of a page with its content in a language. */
export type PageLoader = (language: Language) => Promise<ComponentType>;

/**
 * What a table of the site has under a name.
 * @throws Error if that is off, or not published
 */
export function partOf<Name extends string, Part extends object>(
  parts: Readonly<Partial<Record<Name, Part | false>>>,
  name: Name,
): Part {
  const part: Part | false | undefined = parts[name];
  if (!part) throw new Error(`No ${name} on this site`);
  return part;
}

/** What a page is made of: its component and its content, fetched side by side when the page is asked for. */
export function definePage<Page extends PageId, Content>(
  page: Page,
  load: () => Promise<ComponentType<PageProps<Page, Content>>>,
  contents: ContentLoaders<Content>,
): PageLoader {
  // One component for all selections of a page: React then keeps what it shows while the selection changes.
  const made = new Map<Language, ComponentType>();
  return async (language) => {
    const [Component, { content }] = await Promise.all([load(), partOf(contents, language)()]);
    const found = made.get(language) ?? (() => <Component page={page} content={content} />);
    made.set(language, found);
    return found;
  };
}
