/** Fetches what a page is made of. */
import type { ComponentType } from 'react';
import type { Language } from '~/config/languages';
import type { NewsSelection } from '~/config/selection';
import type { PageId } from '~/content/pages';
import type { ShellContent } from '~/content/schemas/shell';
import { hasNews } from '~generated/features';
import { pages, shell } from '~generated/pages';
import { partOf } from './definePage';

export const loadShell = (language: Language): Promise<ShellContent> => partOf(shell, language)();

/** The articles of a selection, which its page shows at once. */
async function loadNews(selection: NewsSelection): Promise<void> {
  const { loadSelection } = await import('~/pages/news/NewsPage');
  await loadSelection(selection);
}

/** The component of a page with its content. */
export async function loadPage(page: PageId, language: Language, selection: NewsSelection): Promise<ComponentType> {
  const [component] = await Promise.all([
    partOf(pages, page)(language),
    hasNews && page === 'news' ? loadNews(selection) : undefined,
  ]);
  return component;
}
