import * as v from 'valibot';
import type { Fields } from '../../content/fields';
import { type Block, markdownLines } from '../../content/markdown';
import type { SearchText } from '../../content/searchText';
import { type Condition, conditions, type LegalFacts } from '../../content/settings';
import { list, object, oneOf, sectionId, uniqueItems } from '../../content/values';

const isCondition = (name: string): name is Condition => Object.hasOwn(conditions, name);

/** The condition under which a part is shown. */
const when = () => v.optional(oneOf(Object.keys(conditions).filter(isCondition)));

/** A legal text with its table of contents: privacy, terms. */
export const legalSchema = ({ heading, markdown, page, sentence }: Fields) =>
  page({
    heading: heading(),
    lead: sentence(),
    sections: v.pipe(
      list(
        object({
          id: sectionId(),
          heading: heading(),
          parts: list(object({ when: when(), text: markdown() })),
        }),
      ),
      uniqueItems(({ id }) => id, 'this id is there twice'),
    ),
  });

/** Lists that follow each other become one: a text has two if their parts have different conditions. */
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

export const composeLegal = (legal: v.InferOutput<ReturnType<typeof legalSchema>>, facts: LegalFacts) => ({
  ...legal,
  sections: legal.sections
    .map(({ id, heading, parts }) => {
      const shown = parts.filter(({ when }) => when === undefined || conditions[when](facts));
      return { id, heading, body: joinLists(shown.flatMap(({ text }) => text)) };
    })
    .filter(({ body }) => body.length > 0),
});

export type LegalContent = ReturnType<typeof composeLegal>;

export const searchLegal = ({ sections }: LegalContent): SearchText => ({
  texts: [],
  sections: sections.map(({ id, heading, body }) => ({ id, heading, texts: markdownLines(body) })),
});
