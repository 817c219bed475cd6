import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import type { RegionId } from '~/config/news';
import type { Site } from '~/config/site';
import { type ArchivedArticle, orderedBy } from '~/features/news/model/archive';
import { absoluteUrl, feedPath } from '~/seo/addresses';
import { assets } from '~/seo/constants';
import { withoutNonXml } from './xml';

type FeedArticle = Omit<ArchivedArticle, 'selections'>;

export interface FeedInput {
  readonly site: Site;
  readonly region: RegionId;
  /** The region's newest over all categories. */
  readonly articles: readonly FeedArticle[];
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
function newest(articles: readonly FeedArticle[]): string {
  return articles.map(orderedBy).reduce((latest, instant) => (instant > latest ? instant : latest), neverUpdated);
}

/** On one line, without the control characters that no XML may hold. */
const line = (text: string) => withoutNonXml(text).replaceAll(/\s+/g, ' ');

/** The article's address is its identity, so an entry keeps its id wherever and whenever it is listed. */
function atomEntry(article: FeedArticle) {
  const { url, title, description, source, categories, publishedAt } = article;
  return {
    id: url,
    title: { value: line(title) },
    links: [{ rel: 'alternate', href: url }],
    published: publishedAt,
    updated: orderedBy(article),
    authors: [{ name: line(source) }],
    categories: categories.map((term) => ({ term: line(term) })),
    ...(description !== '' && { summary: { value: line(description) } }),
  };
}

/**
 * A region's articles as Atom (RFC 4287). Entries name their publisher as author and link to it; the feed's author is
 * the site that chose them. Its date is its newest article's, so the same articles give the same text.
 */
export function atomFeed({ site, region, articles, title, description, pageUrl, language }: FeedInput): string {
  const self = absoluteUrl(site, feedPath(region, 'xml'));
  const xml = generateAtomFeed({
    xml: { lang: language },
    id: self,
    title: { value: title },
    subtitle: { value: description },
    updated: newest(articles),
    authors: [{ name: site.brand }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: self },
      { rel: 'alternate', type: 'text/html', href: pageUrl },
    ],
    icon: absoluteUrl(site, assets.icon192),
    entries: articles.map(atomEntry),
  });
  // The library puts a text with `&` or `<` on its own line; the line breaks would become part of ids and titles.
  return xml.replaceAll(/>\n *<!\[CDATA\[/g, '><![CDATA[').replaceAll(/\]\]>\n *</g, ']]><');
}

/** An item must have a text (JSON Feed 1.1, "Items"): the title stands in for a missing description. */
function jsonItem(site: Site, { url, title, description, imageUrl, publishedAt, source, categories }: FeedArticle) {
  return {
    id: url,
    url,
    title,
    content_text: description || title,
    ...(imageUrl !== null && { image: imageUrl.startsWith('/') ? absoluteUrl(site, imageUrl) : imageUrl }),
    date_published: publishedAt,
    authors: [{ name: source }],
    ...(categories.length > 0 && { tags: [...categories] }),
  };
}

/** The same articles as JSON Feed, version 1.1 (jsonfeed.org). */
export function jsonFeed({ site, region, articles, title, description, pageUrl, language }: FeedInput): string {
  const feed = generateJsonFeed({
    title,
    home_page_url: pageUrl,
    feed_url: absoluteUrl(site, feedPath(region, 'json')),
    description,
    icon: absoluteUrl(site, assets.icon512),
    favicon: absoluteUrl(site, assets.icon192),
    authors: [{ name: site.brand, url: absoluteUrl(site, '/') }],
    language,
    items: articles.map((article) => jsonItem(site, article)),
  });
  // The library leaves an empty list out, which the format demands.
  return `${JSON.stringify(Object.assign({ items: [] }, feed), null, 2)}\n`;
}
