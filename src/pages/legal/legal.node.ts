import * as v from 'valibot';
import type { PageFacts } from '~/content/pageFacts';
import { nonEmptyList, heading, markdown, sectionId, sentence, when } from '~/schemas/fields';
import type { Block } from '~/schemas/markdown';
import { page } from '~/schemas/page';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';
import { uniqueItems } from '~/schemas/settingValues';

/** A legal text with its table of contents: privacy, terms. */
export const legalSchema = (site: SchemaSite) =>
  page({
    heading: heading(),
    lead: sentence(),
    sections: v.pipe(
      nonEmptyList(
        v.strictObject({
          id: sectionId(),
          heading: heading(),
          parts: nonEmptyList(v.strictObject({ when: when(), text: markdown(site) })),
        }),
      ),
      uniqueItems(({ id }) => id, 'this id is there twice'),
    ),
  });

type LegalSentences = SchemaOutput<typeof legalSchema>;

/** Lists that follow each other become one: an owner writes two if their parts have different conditions. */
function joinLists(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last !== undefined && 'list' in last && 'list' in block && 'start' in last === 'start' in block)
      joined[joined.length - 1] = { ...last, list: [...last.list, ...block.list] };
    else joined.push(block);
  }
  return joined;
}

export const composeLegal = (legal: LegalSentences, { isShown }: PageFacts) => ({
  ...legal,
  sections: legal.sections
    .map(({ id, heading, parts }) => ({
      id,
      heading,
      body: joinLists(parts.filter(isShown).flatMap(({ text }) => text)),
    }))
    .filter(({ body }) => body.length > 0),
});

export type LegalContent = ReturnType<typeof composeLegal>;
