import type { ComponentType } from 'react';
import type { ContentLoaders } from '~/content/contentLoaders';
import { addedPageIds } from '~/content/pages';
import {
  type BuiltInPageId,
  builtInPageIds,
  componentName,
  type ComponentName,
  isAddedPage,
  type PageId,
} from '~/content/pageTable';
import type { PageContents } from '~/pages/pages.node.ts';
import * as contents from '~generated/contents';
import * as switches from '~generated/switches';
import { addedContentLoaders } from './addedPageContents';
import { definePage, type PageLoader, type PageProps } from './definePage';

type Load<Page, Content> = false | (() => Promise<ComponentType<PageProps<Page, Content>>>);

/**
 * The components of pages, imported when a page is asked for. Those of a part of the site (`switchedBy` in src/content/pageTable.ts), and
 * of added pages with their list, begin with a constant: if it is off, the bundler drops the component.
 */
const components = {
  HomePage: () => import('~/pages/home/HomePage').then((module) => module.HomePage),
  AboutPage: () => import('~/pages/about/AboutPage').then((module) => module.AboutPage),
  PortfolioPage:
    switches.hasCompanies && (() => import('~/pages/portfolio/PortfolioPage').then((module) => module.PortfolioPage)),
  NewsPage: switches.hasNews && (() => import('~/pages/news/NewsPage').then((module) => module.NewsPage)),
  PressPage: switches.hasPress && (() => import('~/pages/press/PressPage').then((module) => module.PressPage)),
  ReleasePage: switches.hasPress && (() => import('~/pages/press/ReleasePage').then((module) => module.ReleasePage)),
  ContactPage: () => import('~/pages/contact/ContactPage').then((module) => module.ContactPage),
  LegalPage: () => import('~/pages/legal/LegalPage').then((module) => module.LegalPage),
  SearchPage: switches.hasSearch && (() => import('~/pages/search/SearchPage').then((module) => module.SearchPage)),
  NotFoundPage: () => import('~/pages/not-found/NotFoundPage').then((module) => module.NotFoundPage),
} satisfies { readonly [Page in BuiltInPageId as ComponentName<Page>]: Load<Page, PageContents[Page]> } & Readonly<
  Record<string, unknown>
>;

const contentLoaders: { readonly [Page in BuiltInPageId]: ContentLoaders<PageContents[Page]> } = contents;

/** Each component gets the content of its pages, as the table above and the files of added pages have it: hence the assertion. */
const loads = components as Readonly<Record<string, Load<PageId, unknown>>>;

function defineLoader(page: PageId): PageLoader | false {
  const load = loads[componentName(page)] ?? false;
  return load && definePage(page, load, isAddedPage(page) ? addedContentLoaders(page) : contentLoaders[page]);
}

export const pageLoaders: Readonly<Partial<Record<PageId, PageLoader | false>>> = Object.fromEntries(
  [...builtInPageIds, ...addedPageIds].map((page) => [page, defineLoader(page)]),
);
