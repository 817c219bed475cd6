import type { Article } from '~/news/article';
import { isTheNewsApi } from '~/news/query';
import type { SearchTerms } from '~/news/searchTerms';
import { type NewsSelection, selectionKey } from '~/news/selection';
/** Finds the regions and categories that an article belongs to, besides those for which the service sent it. */
import { foldedWords } from '~/shared/fold';
import { combineSelections } from './collection';

/**
 * Returns a function that lists the selections of an article as the service's search would: by its categories, and by the
 * regions that title and description name. So an article of `all/business` on Haiti is added to `haiti/business` without a
 * call.
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
      selectionKey(selection),
      ...mentionedRegions.map(({ id }) => `${id}/all`),
      ...findCategories(article, words).map((id) => `all/${id}`),
    ]);
  };
}
