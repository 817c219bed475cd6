import { articleLengths } from '~/config/limits';
import { keepAmountsTogether } from '~/lib/lineBreaks';
import type { Article } from './article';

/** A text of an article whose names stay on one line, unless that makes it longer than such texts may be. */
function typesetText(text: string, maxLength: number): string {
  const joined = keepAmountsTogether(text);
  return joined.length > maxLength ? text : joined;
}

/** Returns an article as cards show it, whether it comes from a snapshot or live. */
export const typesetArticle = (article: Article): Article => ({
  ...article,
  title: typesetText(article.title, articleLengths.title),
  description: typesetText(article.description, articleLengths.description),
});
