import * as v from 'valibot';
import { filled, heading, hinted, markdown, page, sentences, when } from '~/content/schemas/fields';
import type { Block } from '~/content/schemas/markdown';

/** A legal text with its table of contents: privacy, terms, accessibility. */
export const legalSchema = page({
  heading: heading(),
  ...sentences('lead', 'lastChangedLabel'),
  contentsHeading: heading(),
  sections: v.pipe(
    filled(
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
    v.checkItems(({ id }, index, all) => all.findIndex((other) => other.id === id) === index, 'this id is there twice'),
  ),
});

type LegalSentences = v.InferOutput<typeof legalSchema>;

export interface LegalContent extends Omit<LegalSentences, 'sections'> {
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly body: readonly Block[] }[];
}
