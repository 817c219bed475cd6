import type { Article } from '~/features/news/model/article';
import { parseNewsResponse } from '~/features/news/model/response';
/** What the search is measured and tested with: articles that do not change with the news. */
import type { ArticleDocument } from '~/features/search/documents';
import { articleDocuments } from '~scripts/build/files/search/article-documents';
import { sampleArticles } from '~scripts/news-service/corpus';

const now = Date.UTC(2026, 10, 21);
/** Records the news contract reads of one answer. */
const answerSize = 200;

function parsed(records: readonly unknown[]): readonly Article[] {
  const page = parseNewsResponse({ data: records, meta: { found: records.length } });
  if (page.kind === 'invalid') throw new Error(page.message);
  return page.articles;
}

/** So many of the embedded service's sample articles, as the index has them, newest first. */
export function sampleDocuments(count: number): readonly ArticleDocument[] {
  const records = sampleArticles(now);
  const answers = Array.from({ length: Math.ceil(records.length / answerSize) }, (_, index) =>
    records.slice(index * answerSize, (index + 1) * answerSize),
  );
  return articleDocuments(answers.map((answer) => ({ articles: parsed(answer) }))).slice(0, count);
}
