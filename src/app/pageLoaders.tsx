import type { ComponentType } from 'react';
import { pages, releases } from 'virtual:contents';
import type { Language } from '~/config/languages';
import { type BuiltInPageId, type ComponentName, getComponentName, isRelease, type PageId } from '~/config/pageTable';
import type { PageContents } from '~/content/pageContents';

interface PageProps<Page, Content> {
  readonly page: Page;
  readonly content: Content;
}

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

/** The pages with their contents. All selections of a page have one component, so that React keeps what it shows meanwhile. */
const filledPages = new Map<string, ComponentType>();

/**
 * Fetches the component of a page and its content in a language side by side. The modules are imported at each navigation: a promise
 * that is kept would resolve within the click, and the next page would be rendered before the click is painted.
 * @throws Error if the site has no such page
 */
export async function loadFilledPage(page: PageId, language: Language): Promise<ComponentType> {
  const load = loads[getComponentName(page)];
  const contents = isRelease(page) ? releases[page.slice('press/'.length)] : pages[page];
  if (load === undefined || contents === undefined) throw new Error(`No ${page} on this site`);
  const [Component, { content }] = await Promise.all([load(), contents[language]()]);
  const key = `${language} ${page}`;
  const filledPage = filledPages.get(key) ?? (() => <Component page={page} content={content} />);
  filledPages.set(key, filledPage);
  return filledPage;
}
