/**
 * What each page is made of: its component and its sentences, fetched side by side when the page is asked for. The
 * build learns from these imports which files a page needs (scripts/build/adapter/route-imports.ts).
 */
import type { ComponentType } from 'react';
import { pages, shell } from 'virtual:content';
import { hasNews } from '~/config/features';
import type { Language } from '~/config/languages';
import type { NewsSelection } from '~/config/news';
import type { PageId } from '~/content/pages';

export const shellLoaders = shell;

// One component for all selections of a page: React then keeps what it shows while the selection changes.
const components = new Map<string, ComponentType>();

/** The articles of a selection, which its page shows at once. */
async function loadNews(selection: NewsSelection): Promise<void> {
  const { loadSelection } = await import('~/pages/news/NewsPage');
  await loadSelection(selection);
}

/** The component of a page with its content. */
export async function loadPage(page: PageId, language: Language, selection: NewsSelection): Promise<ComponentType> {
  const { component, content: contents } = pages[page];
  const [Page, content] = await Promise.all([
    component(),
    contents[language](),
    hasNews && page === 'news' ? loadNews(selection) : undefined,
  ]);
  const key = `${language}/${page}`;
  const found = components.get(key) ?? (() => <Page content={content} />);
  components.set(key, found);
  return found;
}
