/** The tables of the pages' files: the shape of each page's sentences, and what the page shows made of them. */
import type { GenericSchema, InferOutput } from 'valibot';
import type { PageFacts } from '~/content/pageFacts';
import type { AddedPageId, BuiltInPageId } from '~/content/pageTable';
import type { SchemaSite } from '~/schemas/schemaSite';
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

/** The shape of each page's file in data/content/<language>. */
export const createPageSchemas = (site: SchemaSite) =>
  ({
    home: homeSchema(site),
    about: aboutSchema(site),
    portfolio: portfolioSchema(site),
    news: newsSchema(site),
    press: pressSchema(site),
    contact: contactSchema(site),
    privacy: legalSchema(site),
    terms: legalSchema(site),
    accessibility: legalSchema(site),
    search: searchSchema,
    messageSent: messageSentSchema,
    messageFailed: messageFailedSchema,
    notFound: notFoundSchema,
  }) satisfies Readonly<Record<BuiltInPageId, GenericSchema>>;

type PageSchemas = ReturnType<typeof createPageSchemas>;

/** The sentences of each page, as its schema returns them. */
export type PageSentences = { readonly [Id in BuiltInPageId]: InferOutput<PageSchemas[Id]> };

/** Makes what each page shows from its sentences and the facts of the site. */
export const pageComposers = {
  home: composeHome,
  about: composeAbout,
  portfolio: composePortfolio,
  news: composeNews,
  press: composePress,
  contact: composeContact,
  privacy: composeLegal,
  terms: composeLegal,
  accessibility: composeLegal,
  search: composeSearch,
  messageSent: composeMessageSent,
  messageFailed: composeMessageFailed,
  notFound: composeNotFound,
} satisfies { readonly [Id in BuiltInPageId]: (sentences: PageSentences[Id], facts: PageFacts) => unknown };

/** What the component of each page gets. */
export type PageContents = { readonly [Id in BuiltInPageId]: ReturnType<(typeof pageComposers)[Id]> } & {
  readonly [Id in AddedPageId<'pages'>]: DataPageContent;
} & {
  readonly [Id in AddedPageId<'press'>]: ComposedRelease;
} & {
  readonly [Id in AddedPageId<'pressYears'>]: PressYearContent;
};
