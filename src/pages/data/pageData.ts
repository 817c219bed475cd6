import type { Language } from '~/config/languages';
import type { DataPageId } from '~/content/pageTable';
import type { Block, Inline } from '~/schemas/markdown';
import { pageUrl } from '~/seo/addresses';
import { faqPage, jobPosting, type SchemaNode } from '~/seo/structured-data';
import { site } from '~generated/site';
import type { DataPageSection } from './content';

function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('link' in part) return inlineText(part.text);
      return inlineText('strong' in part ? part.strong : part.em);
    })
    .join('');
}

/** The lines of a text, without its marks. */
function blockLines(block: Block): readonly string[] {
  if ('heading' in block) return [inlineText(block.heading)];
  if ('list' in block)
    return block.list.flatMap((item) => ('blocks' in item ? item.blocks.flatMap(blockLines) : inlineText(item)));
  if ('table' in block) return block.table.map((row) => row.map(inlineText).join(' · '));
  if ('quote' in block) return block.quote.flatMap(blockLines);
  return 'rule' in block ? [] : [inlineText(block)];
}

const toText = (blocks: readonly Block[]): string => blocks.flatMap(blockLines).join('\n');

/** Structured data of an added page: of its questions, and of each position that is open. */
export function pageData(
  page: DataPageId,
  language: Language,
  sections: readonly Pick<DataPageSection, 'openings' | 'questions'>[],
): readonly SchemaNode[] {
  const url = pageUrl(site, page, language);
  const items = sections.flatMap(({ questions = [] }) =>
    questions.map(({ question, answer }) => ({ question, answer: toText(answer) })),
  );
  const jobs = sections.flatMap(({ openings }) => openings?.items ?? []);
  return [
    ...(items.length === 0 ? [] : [faqPage({ site, url, language, items })]),
    ...jobs.map(({ id, position, text, title }) => {
      const { employmentType, from, pay, place, until } = position.facts;
      return jobPosting({
        site,
        url,
        id: `opening-${id}`,
        title,
        description: toText(text),
        datePosted: from,
        validThrough: until,
        employmentType,
        place,
        ...(pay && { pay }),
      });
    }),
  ];
}
