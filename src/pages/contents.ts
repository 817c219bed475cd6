/** The tables of the pages' files: the shape of each page's sentences, and what the page shows made of them. */
import type { GenericSchema, InferOutput } from 'valibot';
import type { PageFacts } from '~/content/pageFacts';
import type { BuiltInPageId, DataPageId, PressPageId } from '~/content/pageTable';
import type { SchemaSite } from '~/schemas/schemaSite';
import { aboutSchema, composeAbout } from './about/content';
import {
  composeContact,
  composeMessageFailed,
  composeMessageSent,
  contactSchema,
  messageFailedSchema,
  messageSentSchema,
} from './contact/content';
import type { ComposedDataPage } from './data/content';
import { composeHome, homeSchema } from './home/content';
import { composeLegal, legalSchema } from './legal/content';
import { composeNews, newsSchema } from './news/content';
import { composeNotFound, notFoundSchema } from './not-found/content';
import { composePortfolio, portfolioSchema } from './portfolio/content';
import { type ComposedPressPage, composePress, pressSchema } from './press/content';
import { composeSearch, searchSchema } from './search/content';

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
    search: searchSchema(),
    messageSent: messageSentSchema(),
    messageFailed: messageFailedSchema(),
    notFound: notFoundSchema(),
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
  readonly [Id in DataPageId]: ComposedDataPage;
} & {
  readonly [Id in PressPageId]: ComposedPressPage;
};
