import * as v from 'valibot';
import { type PageFacts, withoutMissingPages } from '~/content/pageFacts';
import { articleSentences, feedSentences } from '~/features/news/news.node.ts';
import { heading, paragraph, plain, searchable, sentence } from '~/schemas/fields';
import { page, related } from '~/schemas/page';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';

export const newsSchema = (site: SchemaSite) =>
  page({
    selectionMeta: v.strictObject({ title: plain('selection'), description: plain('selection') }),
    hero: v.strictObject({
      heading: heading(),
      lead: searchable(paragraph()),
      selectionLead: paragraph(),
      contact: sentence(),
      mailSubject: plain(),
      press: sentence(),
    }),
    ...articleSentences(site),
    markets: v.strictObject({
      heading: heading(),
      note: searchable(sentence()),
      up: sentence(),
    }),
    ...feedSentences,
    related: related(),
  });

type NewsSentences = SchemaOutput<typeof newsSchema>;

export function composeNews(news: NewsSentences, facts: PageFacts) {
  const { marketFigures } = facts;
  return {
    ...news,
    markets: { ...news.markets, items: marketFigures },
    related: withoutMissingPages(news.related, facts),
  };
}

export type NewsContent = ReturnType<typeof composeNews>;
