import * as v from 'valibot';
import type { Figure } from '~/content/schemas/facts';
import { heading, hinted, page, paragraph, plain, related, sentence } from '~/content/schemas/fields';
import { articleSentences, feedSentences } from '~/features/news/content';

export const newsSchema = page({
  selectionMeta: hinted(
    v.strictObject({ title: plain('selection'), description: plain('selection') }),
    'Of a page of one selection, given as "Haiti · Business".',
  ),
  hero: v.strictObject({ heading: heading(), lead: paragraph(), contact: sentence(), mailSubject: plain() }),
  ...articleSentences,
  markets: v.strictObject({
    heading: heading(),
    note: sentence(),
    up: hinted(sentence(), 'Spoken before a positive figure.'),
  }),
  ...feedSentences,
  related: related(),
});

type NewsSentences = v.InferOutput<typeof newsSchema>;

export interface NewsContent extends NewsSentences {
  readonly markets: NewsSentences['markets'] & { readonly items: readonly Figure[] };
}
