import { foldedWords } from '~/shared/fold';
import type { Article } from '~/shared/news/article';
import { isTheNewsApi } from '~/shared/news/query';
/** Which regions and categories an article belongs to, besides those it was found for. */
import type { SearchTerms } from '~/shared/news/searchTerms';
import { type NewsSelection, keyOf } from '~/shared/news/selection';
import { combineSelections } from './collection';

/**
 * Says what the service's own search would find an article by: its categories and the regions named in title and
 * description. So an article of `all/business` on Haiti fills `haiti/business` without a call.
 * @param host the service's name, which decides how it spells categories
 */
export function createClassifier({ categories, regions }: SearchTerms, host: string) {
  const regionPhrases = regions
    .filter(({ id }) => id !== 'all')
    .map(({ id, phrases }) => ({ id, phrases: phrases.map(foldedWords) }));

  function findCategories(article: Article, words: string): readonly string[] {
    const articleCategories = new Set(article.categories.map((name) => name.toLowerCase()));
    return categories.flatMap(({ id, phrases, serviceName }) => {
      if (id === 'all') return [];
      if (!isTheNewsApi(host)) return articleCategories.has(id) ? [id] : [];
      const isMatch =
        articleCategories.has(serviceName) || phrases.some((phrase) => words.includes(foldedWords(phrase)));
      return isMatch ? [id] : [];
    });
  }

  return (article: Article, selection: NewsSelection): readonly string[] => {
    const words = foldedWords(`${article.title} . ${article.description}`);
    const mentionedRegions = regionPhrases.filter(({ phrases }) => phrases.some((phrase) => words.includes(phrase)));
    return combineSelections([
      keyOf(selection),
      ...mentionedRegions.map(({ id }) => `${id}/all`),
      ...findCategories(article, words).map((id) => `all/${id}`),
    ]);
  };
}
