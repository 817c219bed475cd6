import type * as v from 'valibot';
import type { KeyFigure } from '~/content/facts';
import type { SearchText } from '~/content/searchText';
import type { TextSchemas } from '~/content/textSchemas';
import { strictObject } from '~/content/valueSchemas';
import { newsSectionEntries, type FilterIds } from '~/features/news/news.schema';

export function newsSchema(fields: TextSchemas, ids: FilterIds) {
  const { heading, page, paragraph, plain, related, sentence } = fields;
  return page({
    /** Title and description of the page of a selection, whose name is, for example, "Haiti · Business". */
    selectionMeta: strictObject({ title: plain('selection'), description: plain('selection') }),
    hero: strictObject({
      heading: heading(),
      lead: paragraph(),
      /** Replaces the lead on the page of a region or category. */
      selectionLead: paragraph(),
      contact: sentence(),
      mailSubject: plain(),
      /** The link to the press page. */
      press: sentence(),
    }),
    ...newsSectionEntries(fields, ids),
    markets: strictObject({
      heading: heading(),
      note: sentence(),
      /** Screen readers say this before a positive figure. */
      up: sentence(),
    }),
    related: related(),
  });
}

export const composeNews = (news: v.InferOutput<ReturnType<typeof newsSchema>>, figures: readonly KeyFigure[]) => ({
  ...news,
  markets: { ...news.markets, items: figures },
});

export type NewsContent = ReturnType<typeof composeNews>;

export const getNewsSearchText = ({ hero, markets }: NewsContent): SearchText => ({
  texts: [hero.lead],
  sections: [{ id: 'markets', heading: markets.heading, texts: [markets.note] }],
});
