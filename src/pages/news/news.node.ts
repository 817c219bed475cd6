import * as v from 'valibot';
import { type PageFacts, withoutMissingPages } from '~/content/pageFacts';
import { withoutWords } from '~/content/withoutWords';
import { articleSentences, feedSentences } from '~/features/news/news.node.ts';
import { heading, withHint, paragraph, plain, searchable, sentence } from '~/schemas/fields';
import { page, related } from '~/schemas/page';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';

export const newsSchema = (site: SchemaSite) =>
  page({
    selectionMeta: withHint(
      v.strictObject({ title: plain('selection'), description: plain('selection') }),
      'Of a page of one selection, given as "Haiti · Business".',
    ),
    hero: v.strictObject({
      heading: heading(),
      lead: searchable(paragraph()),
      selectionLead: withHint(paragraph(), 'In its place below the name of a region or category.'),
      contact: sentence(),
      mailSubject: plain(),
    }),
    ...articleSentences(site),
    markets: v.strictObject({
      heading: heading(),
      note: searchable(sentence()),
      up: withHint(sentence(), 'Spoken before a positive figure.'),
    }),
    ...feedSentences,
    related: related(site),
  });

type NewsSentences = SchemaOutput<typeof newsSchema>;

export function composeNews(news: NewsSentences, facts: PageFacts) {
  const { marketFigures } = facts;
  return {
    ...news,
    markets: { ...(marketFigures.length > 0 ? news.markets : withoutWords(news.markets)), items: marketFigures },
    related: withoutMissingPages(news.related, facts),
  };
}

export type NewsContent = ReturnType<typeof composeNews>;
