import type { RegionId } from '../../../src/config/news';
import type { Site } from '../../../src/config/site';
import type { Article } from '../../../src/features/news/model/article';
import type { Snapshot } from '../../../src/features/news/model/snapshot';
import { absoluteUrl, feedPath } from '../../../src/seo/addresses';
import { assets } from '../../../src/seo/constants';
import { escapeXml, xmlDocument, xmlElement } from './xml';

export interface FeedInput {
  readonly site: Site;
  readonly region: RegionId;
  /** The region's first page over all categories. */
  readonly snapshot: Pick<Snapshot, 'articles'>;
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page that shows the same articles. */
  readonly pageUrl: string;
  /** BCP 47 tag of the articles. */
  readonly language: string;
}

/** A feed must have a date (RFC 4287, section 4.1.1) even when it has no article to take it from. */
const neverUpdated = '1970-01-01T00:00:00Z';

/** UTC instants in one format sort as text. */
function newest(articles: readonly Article[]): string {
  return articles.reduce((latest, { publishedAt }) => (publishedAt > latest ? publishedAt : latest), neverUpdated);
}

const textElement = (name: string, text: string): string => xmlElement(name, {}, escapeXml(text));
const person = (name: string): string => xmlElement('author', {}, textElement('name', name));

/** The article's address is its identity, so an entry keeps its id wherever and whenever it is listed. */
function atomEntry(article: Article): string {
  const { url, title, description, source, categories, publishedAt } = article;
  return xmlElement(
    'entry',
    {},
    [
      textElement('id', url),
      textElement('title', title),
      xmlElement('link', { rel: 'alternate', href: url }),
      textElement('published', publishedAt),
      textElement('updated', publishedAt),
      person(source),
      ...categories.map((term) => xmlElement('category', { term })),
      ...(description === '' ? [] : [textElement('summary', description)]),
    ].join(''),
  );
}

/**
 * A region's articles as Atom (RFC 4287). Entries name their publisher as author and link to it; the feed's author is
 * the site that chose them. Its date is its newest article's, so the same articles give the same text.
 */
export function atomFeed(input: FeedInput): string {
  const { site, region, snapshot, title, description, pageUrl, language } = input;
  const self = absoluteUrl(site, feedPath(region, 'xml'));
  return xmlDocument('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
    textElement('id', self),
    textElement('title', title),
    textElement('subtitle', description),
    textElement('updated', newest(snapshot.articles)),
    person(site.brand),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: pageUrl }),
    textElement('icon', absoluteUrl(site, assets.icon192)),
    ...snapshot.articles.map(atomEntry),
  ]);
}

/** An item must have a text (JSON Feed 1.1, "Items"): the title stands in for a missing description. */
function jsonItem(article: Article) {
  return {
    id: article.url,
    url: article.url,
    title: article.title,
    content_text: article.description || article.title,
    ...(article.imageUrl !== null && { image: article.imageUrl }),
    date_published: article.publishedAt,
    authors: [{ name: article.source }],
    ...(article.categories.length > 0 && { tags: article.categories }),
  };
}

/** The same articles as JSON Feed, version 1.1 (jsonfeed.org). */
export function jsonFeed(input: FeedInput): string {
  const { site, region, snapshot, title, description, pageUrl, language } = input;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: absoluteUrl(site, feedPath(region, 'json')),
    description,
    icon: absoluteUrl(site, assets.icon512),
    favicon: absoluteUrl(site, assets.icon192),
    authors: [{ name: site.brand, url: absoluteUrl(site, '/') }],
    language,
    items: snapshot.articles.map(jsonItem),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
