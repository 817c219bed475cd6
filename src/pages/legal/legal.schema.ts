import * as v from 'valibot';
import { type MarkdownBlock, listMarkdownLines } from '~/content/markdown';
import type { SearchText } from '~/content/searchText';
import type { TextSchemas } from '~/content/textSchemas';
import { nonEmptyArray, strictObject, oneOf, sectionIdSchema, uniqueItems } from '~/content/valueSchemas';
import { type LegalCondition, legalConditions, type LegalFacts } from './legalConditions';

const isCondition = (name: string): name is LegalCondition => Object.hasOwn(legalConditions, name);

/** The condition under which a part is shown. */
const when = () => v.optional(oneOf(Object.keys(legalConditions).filter(isCondition)));

/** A legal text with its table of contents: privacy, terms. */
export const legalSchema = ({ heading, markdown, page, sentence }: TextSchemas) =>
  page({
    heading: heading(),
    lead: sentence(),
    sections: v.pipe(
      nonEmptyArray(
        strictObject({
          id: sectionIdSchema(),
          heading: heading(),
          parts: nonEmptyArray(strictObject({ when: when(), text: markdown() })),
        }),
      ),
      uniqueItems(({ id }) => id, 'this id is there twice'),
    ),
  });

/** Joins lists that follow each other: a text has two in a row if they belong to parts with different conditions. */
function joinLists(blocks: readonly MarkdownBlock[]): readonly MarkdownBlock[] {
  const joined: MarkdownBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last !== undefined && 'list' in last && 'list' in block && 'start' in last === 'start' in block)
      joined[joined.length - 1] = { ...last, list: [...last.list, ...block.list] };
    else joined.push(block);
  }
  return joined;
}

export const composeLegal = (legal: v.InferOutput<ReturnType<typeof legalSchema>>, facts: LegalFacts) => ({
  ...legal,
  sections: legal.sections
    .map(({ id, heading, parts }) => {
      const visibleParts = parts.filter(({ when }) => when === undefined || legalConditions[when](facts));
      return { id, heading, body: joinLists(visibleParts.flatMap(({ text }) => text)) };
    })
    .filter(({ body }) => body.length > 0),
});

export type LegalContent = ReturnType<typeof composeLegal>;

export const getLegalSearchText = ({ sections }: LegalContent): SearchText => ({
  texts: [],
  sections: sections.map(({ id, heading, body }) => ({ id, heading, texts: listMarkdownLines(body) })),
});
