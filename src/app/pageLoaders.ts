import type { ComponentType } from 'react';
import { addedPageIds } from '~/content/pages';
import {
  type AddedPageId,
  type AddedPageKind,
  type BuiltInPageId,
  type PageId,
  splitAddedPage,
} from '~/content/pageTable';
import * as contents from '~generated/contents';
import * as features from '~generated/features';
import { addedContentLoaders } from './addedPageContents';
import { definePage, type PageLoader, type PageProps } from './definePage';

const loadLegalPage = () => import('~/pages/legal/LegalPage').then((module) => module.LegalPage);

/**
 * The component of each page with its content, fetched when the page is asked for. A page that belongs to a part of the
 * site (`feature` in src/content/pageTable.ts) begins with the constant of that part: if the part is off, the bundler
 * drops the page.
 */
const builtInPageLoaders: Readonly<Record<BuiltInPageId, PageLoader | false>> = {
  home: definePage('home', () => import('~/pages/home/HomePage').then((module) => module.HomePage), contents.home),
  about: definePage(
    'about',
    () => import('~/pages/about/AboutPage').then((module) => module.AboutPage),
    contents.about,
  ),
  portfolio:
    features.hasCompanies &&
    definePage(
      'portfolio',
      () => import('~/pages/portfolio/PortfolioPage').then((module) => module.PortfolioPage),
      contents.portfolio,
    ),
  news:
    features.hasNews &&
    definePage('news', () => import('~/pages/news/NewsPage').then((module) => module.NewsPage), contents.news),
  press:
    features.hasPress &&
    definePage('press', () => import('~/pages/press/PressPage').then((module) => module.PressPage), contents.press),
  contact: definePage(
    'contact',
    () => import('~/pages/contact/ContactPage').then((module) => module.ContactPage),
    contents.contact,
  ),
  privacy: definePage('privacy', loadLegalPage, contents.privacy),
  terms: definePage('terms', loadLegalPage, contents.terms),
  accessibility: features.hasAccessibility && definePage('accessibility', loadLegalPage, contents.accessibility),
  search:
    features.hasSearch &&
    definePage(
      'search',
      () => import('~/pages/search/SearchPage').then((module) => module.SearchPage),
      contents.search,
    ),
  messageSent:
    features.hasMessages &&
    definePage(
      'messageSent',
      () => import('~/pages/contact/MessageOutcomePage').then((module) => module.MessageOutcomePage),
      contents.messageSent,
    ),
  messageFailed:
    features.hasMessages &&
    definePage(
      'messageFailed',
      () => import('~/pages/contact/MessageOutcomePage').then((module) => module.MessageOutcomePage),
      contents.messageFailed,
    ),
  notFound: definePage(
    'notFound',
    () => import('~/pages/not-found/NotFoundPage').then((module) => module.NotFoundPage),
    contents.notFound,
  ),
};

const defineAddedPages =
  <Content>(load: () => Promise<ComponentType<PageProps<AddedPageId, Content>>>) =>
  (page: AddedPageId): PageLoader =>
    definePage(page, load, addedContentLoaders<Content>(page));

/** The component of each kind of added pages. */
const addedPageLoaders: Readonly<Record<AddedPageKind, ((page: AddedPageId) => PageLoader) | false>> = {
  pages:
    features.hasDataPages && defineAddedPages(() => import('~/pages/data/DataPage').then((module) => module.DataPage)),
  press:
    features.hasPress &&
    defineAddedPages(() => import('~/pages/press/ReleasePage').then((module) => module.ReleasePage)),
  pressYears:
    features.hasPress &&
    defineAddedPages(() => import('~/pages/press/PressYearPage').then((module) => module.PressYearPage)),
};

function defineAddedPage(page: AddedPageId): PageLoader | false {
  const [kind] = splitAddedPage(page);
  const define = addedPageLoaders[kind];
  return define && define(page);
}

export const pageLoaders: Readonly<Partial<Record<PageId, PageLoader | false>>> = {
  ...builtInPageLoaders,
  ...Object.fromEntries(addedPageIds.map((page) => [page, defineAddedPage(page)])),
};
