import { type Language, languages } from '~/config/languages';
import type { Settings } from '~/content/settings';
import { type SchemaNode, toNodeReference } from '~/seo/structuredData';

interface ArticleInput {
  readonly settings: Settings;
  readonly language: Language;
  /** Absolute address of the release. */
  readonly url: string;
  readonly headline: string;
  readonly description: string;
  /** Absolute addresses of pictures. */
  readonly image: readonly string[];
  /** The instant of publication, in ISO 8601. */
  readonly datePublished: string;
  /** The place and the day with which the text of the release begins. */
  readonly dateline: string;
}

/** What search engines read of a release: an article of news by the organization. */
export function newsArticleNode({ settings, language, url, ...text }: ArticleInput): SchemaNode {
  const publisher = toNodeReference(settings, 'organization');
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    ...text,
    dateModified: text.datePublished,
    author: publisher,
    publisher,
    inLanguage: languages[language].tag,
    mainEntityOfPage: url,
    isPartOf: toNodeReference(settings, 'website'),
  };
}
