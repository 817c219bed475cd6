import { type Language, languages } from '~/config/languages';
import type { Site } from '~/config/site';
import { type SchemaNode, toReference } from '~/seo/structured-data';

interface ArticleInput {
  readonly site: Site;
  readonly language: Language;
  /** Absolute. */
  readonly url: string;
  readonly headline: string;
  readonly description: string;
  /** Absolute addresses. */
  readonly image: readonly string[];
  /** ISO 8601. */
  readonly datePublished: string;
  /** Place and day that the release begins with. */
  readonly dateline: string;
}

/** What search engines read of a release: an article of news by the organization. */
export function article({ site, language, url, ...text }: ArticleInput): SchemaNode {
  const publisher = toReference(site, 'organization');
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    ...text,
    dateModified: text.datePublished,
    author: publisher,
    publisher,
    inLanguage: languages[language].tag,
    mainEntityOfPage: url,
    isPartOf: toReference(site, 'website'),
  };
}
