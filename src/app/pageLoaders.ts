import type { ComponentType } from 'react';
import { pages, releases as releaseContents } from 'virtual:contents';
import { releaseIds } from '~/config/pageRoutes';
import {
  type BuiltInPageId,
  builtInPageIds,
  type ComponentName,
  getComponentName,
  isRelease,
  type PageId,
} from '~/config/pageTable';
import type { PageContents } from '~/content/pageContents';
import { definePage, type PageLoader, type PageProps, requirePart } from './definePage';

type Load<Page, Content> = () => Promise<ComponentType<PageProps<Page, Content>>>;

/** The components of pages, imported when a page is asked for. */
const components = {
  HomePage: () => import('~/pages/home/HomePage').then((module) => module.HomePage),
  AboutPage: () => import('~/pages/about/AboutPage').then((module) => module.AboutPage),
  PortfolioPage: () => import('~/pages/portfolio/PortfolioPage').then((module) => module.PortfolioPage),
  NewsPage: () => import('~/pages/news/NewsPage').then((module) => module.NewsPage),
  PressPage: () => import('~/pages/press/PressPage').then((module) => module.PressPage),
  ReleasePage: () => import('~/pages/press/ReleasePage').then((module) => module.ReleasePage),
  ContactPage: () => import('~/pages/contact/ContactPage').then((module) => module.ContactPage),
  LegalPage: () => import('~/pages/legal/LegalPage').then((module) => module.LegalPage),
  SearchPage: () => import('~/pages/search/SearchPage').then((module) => module.SearchPage),
  NotFoundPage: () => import('~/pages/not-found/NotFoundPage').then((module) => module.NotFoundPage),
} satisfies { readonly [Page in BuiltInPageId as ComponentName<Page>]: Load<Page, PageContents[Page]> } & Readonly<
  Record<string, unknown>
>;

/** Each component gets the content of its pages, as the table above and the files of releases have it: hence the assertion. */
const loads = components as Readonly<Record<string, Load<PageId, unknown>>>;

const defineLoader = (page: PageId): PageLoader =>
  definePage(
    page,
    requirePart(loads, getComponentName(page)),
    isRelease(page) ? requirePart(releaseContents, page.slice('press/'.length)) : pages[page],
  );

export const pageLoaders: Readonly<Partial<Record<PageId, PageLoader>>> = Object.fromEntries(
  [...builtInPageIds, ...releaseIds].map((page) => [page, defineLoader(page)]),
);
