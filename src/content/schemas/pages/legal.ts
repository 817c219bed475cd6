import * as v from 'valibot';
import { filled, heading, hinted, markdown, pageMeta, pageName, sentence, when } from '~/content/schemas/fields';
import type { Block } from '~/content/schemas/markdown';

/** A legal text with its table of contents: privacy and terms. */
export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  heading: heading(),
  lead: sentence(),
  lastChangedLabel: sentence(),
  contentsHeading: heading(),
  sections: filled(
    v.strictObject({
      id: hinted(
        v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an id has small letters, digits and hyphens')),
        'Fragment id, the same in every language.',
      ),
      heading: heading(),
      when: when(),
      parts: filled(v.strictObject({ when: when(), text: markdown() })),
    }),
  ),
});

export type LegalSentences = v.InferOutput<typeof schema>;

export interface LegalContent extends Omit<LegalSentences, 'sections'> {
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly body: readonly Block[] }[];
}
