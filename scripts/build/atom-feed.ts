import type { Settings } from '~/content/settings';
import type { Article } from '~/news/article';
import { absoluteUrl, publicFiles } from '~/seo/addresses';
import { feedPath } from '~/seo/feedAddress';
import { escapeXml } from '~scripts/build/xml';

/** What a feed shows of an article of the news, or of a release. */
type FeedArticle = Omit<Article, 'region'>;

export interface FeedInput {
  readonly settings: Settings;
  /** Name of the feed: the region of the news, or `press/en`. */
  readonly name: string;
  /** BCP 47 tag of the articles' language. */
  readonly language: string;
  /** Articles, newest first. */
  readonly articles: readonly FeedArticle[];
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page that shows the same articles. */
  readonly pageUrl: string;
}

/** A feed must have a date (RFC 4287, section 4.1.1) even when it has no article to take it from. */
const neverUpdated = '1970-01-01T00:00:00Z';

/** An XML element with one line of text. */
const textElement = (name: string, text: string) => `<${name}>${escapeXml(text.replaceAll(/\s+/g, ' '))}</${name}>`;

const authorElement = (name: string) => `<author>${textElement('name', name)}</author>`;

/** Makes the entry of an article. Its id is the article's address, so it is the same in every feed. */
function atomEntry(article: FeedArticle): string {
  const { url, title, description, imageUrl, source, categories, publishedAt } = article;
  return [
    '<entry>',
    textElement('id', url),
    textElement('title', title),
    `<link rel="alternate" href="${escapeXml(url)}"/>`,
    textElement('published', publishedAt),
    textElement('updated', article.publishedAt),
    authorElement(source),
    ...categories.map((term) => `<category term="${escapeXml(term)}"/>`),
    ...(description === '' ? [] : [textElement('summary', description)]),
    ...(imageUrl === null ? [] : [`<media:content url="${escapeXml(imageUrl)}" medium="image"/>`]),
    '</entry>',
  ].join('');
}

/**
 * Makes an Atom feed of articles (RFC 4287). The author of an entry is the publisher, and the author of the feed is the site.
 * The feed has the date of its newest article, so the same articles give the same text. Atom has no element for a picture;
 * feed readers understand the one of Media RSS (rssboard.org/media-rss).
 */
export function composeAtomFeed({
  settings,
  name,
  language,
  articles,
  title,
  description,
  pageUrl,
}: FeedInput): string {
  const self = absoluteUrl(settings, feedPath(name));
  const [newest] = articles;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${language}">`,
    textElement('id', self),
    textElement('title', title),
    textElement('subtitle', description),
    textElement('updated', newest?.publishedAt ?? neverUpdated),
    authorElement(settings.brand),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    textElement('icon', absoluteUrl(settings, publicFiles.icon192)),
    ...articles.map((article) => atomEntry(article)),
    '</feed>\n',
  ].join('\n');
}
