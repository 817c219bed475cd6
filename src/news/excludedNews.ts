/** The articles that an owner excludes from the news: `excluded` of data/filters.json. */
import { normalizeWords } from '~/lib/normalizeText';
import { parseArticleUrl } from './address';
import { type Article, articleKey } from './article';

export interface NewsExclusions {
  /** Hosts of publishers, whose subdomains are excluded too. */
  readonly hosts: readonly string[];
  /** Addresses of single articles. */
  readonly addresses: readonly string[];
  /** Words and phrases; an article with one of them in its title is excluded. */
  readonly titleWords: readonly string[];
}

/** Creates the function that decides whether an article is excluded. */
export function createIsExcluded({ addresses, hosts, titleWords }: NewsExclusions) {
  const keys = new Set(addresses.map((address) => articleKey(parseArticleUrl(address) ?? address)));
  const names = hosts.map((host) => articleKey(`https://${host}`));
  const words = titleWords.map(normalizeWords);
  return ({ title, url }: Pick<Article, 'url' | 'title'>): boolean => {
    const key = articleKey(url);
    // A host is the same with a port, and with the dot that ends a full name.
    const host = (key.split(/[/?]/, 1)[0] ?? '').replace(/\.?(?::\d+)?$/, '');
    return (
      keys.has(key) ||
      names.some((name) => host === name || host.endsWith(`.${name}`)) ||
      words.some((phrase) => normalizeWords(title).includes(phrase))
    );
  };
}
