/** The tables of what each page is written with and shows. */
import type { GenericSchema } from 'valibot';
import type { PageId } from '~/content/pageTable';
import { type AboutContent, aboutSchema } from './about/content';
import {
  type ContactContent,
  contactSchema,
  messageFailedSchema,
  type MessageOutcomeContent,
  messageSentSchema,
} from './contact/content';
import { type HomeContent, homeSchema } from './home/content';
import { type LegalContent, legalSchema } from './legal/content';
import { type NewsContent, newsSchema } from './news/content';
import { type NotFoundContent, notFoundSchema } from './not-found/content';
import { type PortfolioContent, portfolioSchema } from './portfolio/content';
import { type SearchContent, searchSchema } from './search/content';

/** The shape of each page's file in data/content/<language>. */
export const pageSchemas = {
  home: homeSchema,
  about: aboutSchema,
  portfolio: portfolioSchema,
  news: newsSchema,
  contact: contactSchema,
  privacy: legalSchema,
  terms: legalSchema,
  accessibility: legalSchema,
  search: searchSchema,
  messageSent: messageSentSchema,
  messageFailed: messageFailedSchema,
  notFound: notFoundSchema,
} satisfies Readonly<Record<PageId, GenericSchema>>;

/** What each page's component gets: its sentences, with what it shows besides. */
export interface PageContents {
  readonly home: HomeContent;
  readonly about: AboutContent;
  readonly portfolio: PortfolioContent;
  readonly news: NewsContent;
  readonly contact: ContactContent;
  readonly privacy: LegalContent;
  readonly terms: LegalContent;
  readonly accessibility: LegalContent;
  readonly search: SearchContent;
  readonly messageSent: MessageOutcomeContent;
  readonly messageFailed: MessageOutcomeContent;
  readonly notFound: NotFoundContent;
}
