import { keepAmountsTogether } from '~/lib/lineBreaks';
import type { Article } from './article';

/** Returns an article as cards show it, whether it comes from a snapshot or live. */
export const typesetArticle = (article: Article): Article => ({
  ...article,
  title: keepAmountsTogether(article.title),
  description: keepAmountsTogether(article.description),
});
