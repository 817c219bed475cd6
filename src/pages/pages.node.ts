/** The tables of the pages' files. */
import type { GenericSchema } from 'valibot';
import type { PageFacts } from '~/content/pageFacts';
import type { AddedPageId, BuiltInPageId } from '~/content/pageTable';
import type { Block } from '~/schemas/markdown';
import type { PageMeta, PageName } from '~/schemas/page';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';
import { aboutSchema, composeAbout } from './about/about.node.ts';
import { composeContact, contactSchema } from './contact/contact.node.ts';
import { composeHome, homeSchema } from './home/home.node.ts';
import { composeLegal, legalSchema } from './legal/legal.node.ts';
import { composeNews, newsSchema } from './news/news.node.ts';
import { composeNotFound, notFoundSchema } from './not-found/not-found.node.ts';
import { composePortfolio, portfolioSchema } from './portfolio/portfolio.node.ts';
import { composePress, pressComposers, pressSchema } from './press/press.node.ts';
import { composeSearch, searchSchema } from './search/search.node.ts';

/** What other pages, feeds and the search know of a release. */
interface AddedPageContent {
  readonly page: PageName;
  readonly meta: PageMeta;
  readonly text?: readonly Block[];
  /** The moment from which the page is shown, if the feed of its list is to have it. */
  readonly published?: string;
}

interface PageFile {
  /** The shape of the page's file in data/content/<language>. */
  readonly schema: (site: SchemaSite) => GenericSchema;
  /** Makes what the page shows from its sentences and the facts of the site. */
  readonly compose: (sentences: never, facts: PageFacts) => unknown;
  /** The same for the pages of each kind that it lists, by their names. */
  readonly lists?: Readonly<
    Record<string, (sentences: never, facts: PageFacts, name: string) => AddedPageContent | undefined>
  >;
}

/** The pages that the site comes with. */
export const pageFiles = {
  home: { schema: homeSchema, compose: composeHome },
  about: { schema: aboutSchema, compose: composeAbout },
  portfolio: { schema: portfolioSchema, compose: composePortfolio },
  news: { schema: newsSchema, compose: composeNews },
  press: { schema: pressSchema, compose: composePress, lists: pressComposers },
  contact: { schema: contactSchema, compose: composeContact },
  privacy: { schema: legalSchema, compose: composeLegal },
  terms: { schema: legalSchema, compose: composeLegal },
  search: { schema: searchSchema, compose: composeSearch },
  notFound: { schema: notFoundSchema, compose: composeNotFound },
} as const satisfies Readonly<Record<BuiltInPageId, PageFile>>;

type PageFiles = typeof pageFiles;

/** The sentences of each page, as its schema returns them. */
export type PageSentences = { readonly [Id in BuiltInPageId]: SchemaOutput<PageFiles[Id]['schema']> };

/** What the component of each page gets. */
export type PageContents = { readonly [Id in BuiltInPageId]: ReturnType<PageFiles[Id]['compose']> } & {
  readonly [Id in AddedPageId]: AddedPageContent;
};
