import type { Site } from '~/config/site.node.ts';
import { feedPath } from '~/features/feeds/feedAddress';
import { absoluteUrl, assets } from '~/seo/addresses';
import { escapeXml } from '~scripts/lib/xml';
import { sortDate, type StoredArticle } from '~scripts/news/snapshots/snapshot';

/** What a feed tells of an article of the news, or of a release. */
export type FeedArticle = Omit<StoredArticle, 'region'>;

export interface FeedInput {
  readonly site: Site;
  /** Name of the feed: the region of the news, or `press/en`. */
  readonly name: string;
  /** BCP 47 tag of the articles' language. */
  readonly language: string;
  /** The newest first. */
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

/** Returns the absolute address of an article's picture. Pictures of sample articles are files of the site. */
const imageAddress = (site: Site, imageUrl: string) =>
  imageUrl.startsWith('/') ? absoluteUrl(site, imageUrl) : imageUrl;

const authorElement = (name: string) => `<author>${textElement('name', name)}</author>`;

/** Makes the entry of an article. Its id is the article's address, so it is the same in every feed. */
function atomEntry(site: Site, article: FeedArticle): string {
  const { url, title, description, imageUrl, source, categories, publishedAt } = article;
  return [
    '<entry>',
    textElement('id', url),
    textElement('title', title),
    `<link rel="alternate" href="${escapeXml(url)}"/>`,
    textElement('published', publishedAt),
    textElement('updated', sortDate(article)),
    authorElement(source),
    ...categories.map((term) => `<category term="${escapeXml(term)}"/>`),
    ...(description === '' ? [] : [textElement('summary', description)]),
    ...(imageUrl === null ? [] : [`<media:content url="${escapeXml(imageAddress(site, imageUrl))}" medium="image"/>`]),
    '</entry>',
  ].join('');
}

/**
 * Makes an Atom feed of articles (RFC 4287). The author of an entry is the publisher, that of the feed is the site.
 * The feed has the date of its newest article, so the same articles give the same text. Atom has no element for a picture;
 * feed readers understand that of Media RSS (rssboard.org/media-rss).
 */
export function atomFeed({ site, name, language, articles, title, description, pageUrl }: FeedInput): string {
  const self = absoluteUrl(site, feedPath(name, 'xml'));
  const [newest] = articles;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${language}">`,
    textElement('id', self),
    textElement('title', title),
    textElement('subtitle', description),
    textElement('updated', newest ? sortDate(newest) : neverUpdated),
    authorElement(site.brand),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    textElement('icon', absoluteUrl(site, assets.icon192)),
    ...articles.map((article) => atomEntry(site, article)),
    '</feed>\n',
  ].join('\n');
}

/** Makes the item of an article. It must have a text (JSON Feed 1.1, "Items"): the title if there is no description. */
function jsonItem(site: Site, { url, title, description, imageUrl, publishedAt, source, categories }: FeedArticle) {
  return {
    id: url,
    url,
    title,
    content_text: description || title,
    ...(imageUrl !== null && { image: imageAddress(site, imageUrl) }),
    date_published: publishedAt,
    authors: [{ name: source }],
    ...(categories.length > 0 && { tags: [...categories] }),
  };
}

/** Makes a JSON feed of the same articles, version 1.1 (jsonfeed.org). */
export function jsonFeed({ site, name, language, articles, title, description, pageUrl }: FeedInput): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: absoluteUrl(site, feedPath(name, 'json')),
    description,
    icon: absoluteUrl(site, assets.icon512),
    favicon: absoluteUrl(site, assets.icon192),
    authors: [{ name: site.brand, url: absoluteUrl(site, '/') }],
    language,
    items: articles.map((article) => jsonItem(site, article)),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
