import type { Language } from '~/config/knownLanguages';
import { languageTag } from '~/config/languageTag';
import type { Site } from '~/config/site.node.ts';
import { type SchemaNode, toReference } from '~/seo/structured-data';

interface ArticleInput {
  /** `NewsArticle` for a release. */
  readonly type?: 'Article' | 'NewsArticle';
  readonly site: Site;
  readonly language: Language;
  /** Absolute. */
  readonly url: string;
  readonly headline: string;
  readonly description: string;
  /** Absolute addresses. */
  readonly image: readonly string[];
  /** A person's name; default: the organization. */
  readonly author?: string;
  /** ISO 8601. */
  readonly datePublished: string;
  readonly dateModified?: string;
  /** Place and day that a release begins with. */
  readonly dateline?: string;
}

/** What search engines read of a release. */
export function article({ type = 'Article', site, language, url, author, ...text }: ArticleInput): SchemaNode {
  const publisher = toReference(site, 'organization');
  return {
    '@type': type,
    '@id': `${url}#article`,
    dateModified: text.datePublished,
    ...text,
    author: author === undefined ? publisher : { '@type': 'Person', name: author },
    publisher,
    inLanguage: languageTag(site, language),
    mainEntityOfPage: url,
    isPartOf: toReference(site, 'website'),
  };
}
