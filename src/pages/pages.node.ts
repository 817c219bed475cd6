/** The table of the pages' files. */
import type { GenericSchema } from 'valibot';
import type { AddedPageId, BuiltInPageId } from '~/content/pageTable';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';
import { aboutSchema, composeAbout } from './about/about.node.ts';
import {
  composeContact,
  composeMessageFailed,
  composeMessageSent,
  contactSchema,
  messageFailedSchema,
  messageSentSchema,
} from './contact/contact.node.ts';
import type { DataPageContent } from './data/data.node.ts';
import { composeHome, homeSchema } from './home/home.node.ts';
import { composeLegal, legalSchema } from './legal/legal.node.ts';
import { composeNews, newsSchema } from './news/news.node.ts';
import { composeNotFound, notFoundSchema } from './not-found/not-found.node.ts';
import { composePortfolio, portfolioSchema } from './portfolio/portfolio.node.ts';
import { type ComposedRelease, composePress, pressSchema, type PressYearContent } from './press/press.node.ts';
import { composeSearch, searchSchema } from './search/search.node.ts';

/** For each page: the shape of its file in data/content/<language>, and what the page shows, made of its sentences and the facts of the site. */
export const pageFiles = {
  home: { schema: homeSchema, compose: composeHome },
  about: { schema: aboutSchema, compose: composeAbout },
  portfolio: { schema: portfolioSchema, compose: composePortfolio },
  news: { schema: newsSchema, compose: composeNews },
  press: { schema: pressSchema, compose: composePress },
  contact: { schema: contactSchema, compose: composeContact },
  privacy: { schema: legalSchema, compose: composeLegal },
  terms: { schema: legalSchema, compose: composeLegal },
  accessibility: { schema: legalSchema, compose: composeLegal },
  search: { schema: searchSchema, compose: composeSearch },
  messageSent: { schema: messageSentSchema, compose: composeMessageSent },
  messageFailed: { schema: messageFailedSchema, compose: composeMessageFailed },
  notFound: { schema: notFoundSchema, compose: composeNotFound },
} satisfies Readonly<Record<BuiltInPageId, { schema: (site: SchemaSite) => GenericSchema; compose: unknown }>>;

type PageFiles = typeof pageFiles;

/** The sentences of each page, as its schema returns them. */
export type PageSentences = { readonly [Id in BuiltInPageId]: SchemaOutput<PageFiles[Id]['schema']> };

/** What the component of each page gets. */
export type PageContents = { readonly [Id in BuiltInPageId]: ReturnType<PageFiles[Id]['compose']> } & {
  readonly [Id in AddedPageId<'pages'>]: DataPageContent;
} & {
  readonly [Id in AddedPageId<'press'>]: ComposedRelease;
} & {
  readonly [Id in AddedPageId<'pressYears'>]: PressYearContent;
};
