/** What each page shows: its texts, its content, its name, and what the search finds of it. A new page has a line in each list. */
import type * as v from 'valibot';
import type { Language } from '~/config/languages';
import type { BuiltInPageId } from '~/config/pageTable';
import type { FilterIds } from '~/features/news/news.schema';
import { aboutSchema, composeAbout, getAboutSearchText } from '~/pages/about/about.schema';
import { composeContact, contactSchema, getContactSearchText } from '~/pages/contact/contact.schema';
import { composeHome, homeSchema, getHomeSearchText } from '~/pages/home/home.schema';
import { composeLegal, legalSchema, getLegalSearchText } from '~/pages/legal/legal.schema';
import { composeNews, newsSchema, getNewsSearchText } from '~/pages/news/news.schema';
import { notFoundSchema } from '~/pages/not-found/not-found.schema';
import { composePortfolio, portfolioSchema, getPortfolioSearchText } from '~/pages/portfolio/portfolio.schema';
import { composePress, pressSchema, getPressSearchText, type selectReleases } from '~/pages/press/press.schema';
import { searchSchema } from '~/pages/search/search.schema';
import type { CompanyContent, KeyFigure, Milestone } from './facts';
import type { SearchText } from './searchText';
import type { Settings } from './settings';
import type { PageName } from './shell.schema';
import type { TextSchemas } from './textSchemas';

/** The schema of each page's file in data/content/<language>. */
export const createPageSchemas = (fields: TextSchemas, filterIds: FilterIds) => ({
  home: homeSchema(fields),
  about: aboutSchema(fields),
  portfolio: portfolioSchema(fields),
  news: newsSchema(fields, filterIds),
  press: pressSchema(fields),
  contact: contactSchema(fields),
  privacy: legalSchema(fields),
  terms: legalSchema(fields),
  search: searchSchema(fields),
  notFound: notFoundSchema(fields),
});

type Schemas = ReturnType<typeof createPageSchemas>;

type PageTexts = { readonly [Page in keyof Schemas]: v.InferOutput<Schemas[Page]> };

/** What the data has besides texts, in one language. */
interface Facts {
  readonly settings: Settings;
  readonly companies: readonly CompanyContent[];
  readonly headline: readonly KeyFigure[];
  readonly markets: readonly KeyFigure[];
  readonly milestones: readonly Milestone[];
  /** The releases whose day has begun. */
  readonly releases: ReturnType<typeof selectReleases>;
}

/** The content of each page in a language. */
export const composePages = (texts: PageTexts, facts: Facts, language: Language) => ({
  home: composeHome(texts.home, facts.headline, facts.companies),
  about: composeAbout(texts.about, facts.milestones, facts.companies),
  portfolio: composePortfolio(texts.portfolio, facts.companies),
  news: composeNews(texts.news, facts.markets),
  press: composePress(texts.press, facts.releases, language),
  contact: composeContact(texts.contact),
  privacy: composeLegal(texts.privacy, facts.settings),
  terms: composeLegal(texts.terms, facts.settings),
  search: texts.search,
  notFound: texts.notFound,
});

export type PageContents = ReturnType<typeof composePages>;

/** The name of each page. */
export const getPageNames = (pages: PageContents): Readonly<Record<BuiltInPageId, PageName>> => ({
  home: pages.home.page,
  about: pages.about.page,
  portfolio: pages.portfolio.page,
  news: pages.news.page,
  press: pages.press.page,
  contact: pages.contact.page,
  privacy: pages.privacy.page,
  terms: pages.terms.page,
  search: pages.search.page,
  notFound: pages.notFound.page,
});

/** What the search finds of each page; null if it does not find the page. */
export const getSearchTexts = (pages: PageContents): Readonly<Record<BuiltInPageId, SearchText | null>> => ({
  home: getHomeSearchText(pages.home),
  about: getAboutSearchText(pages.about),
  portfolio: getPortfolioSearchText(pages.portfolio),
  news: getNewsSearchText(pages.news),
  press: getPressSearchText(pages.press),
  contact: getContactSearchText(pages.contact),
  privacy: getLegalSearchText(pages.privacy),
  terms: getLegalSearchText(pages.terms),
  search: null,
  notFound: null,
});
