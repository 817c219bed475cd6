import type { Language } from '~/config/languages';
import { markdownLines } from '~/content/markdownText';
import type { AddedPageId } from '~/content/pageTable';
import type { Block } from '~/schemas/markdown';
import { pageUrl } from '~/seo/addresses';
import type { SchemaNode } from '~/seo/structured-data';
import { site } from '~generated/site';
import type { DataPageSection } from './data.node.ts';
import { faqPage, jobPosting } from './schemaNodes';

const toText = (blocks: readonly Block[]): string => markdownLines(blocks).join('\n');

/** Describes the questions of an added page, and each position that is open, for search engines. */
export function createStructuredData(
  page: AddedPageId,
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
