/**
 * The head of a page: elements that React hoists from wherever they stand (react.dev, "Built-in browser components"). A
 * key stays the same when only the content changes, so that a route change updates what it finds.
 *
 * On hydration React adopts what the prerendered head holds: the document's first `title`; a `meta` of equal
 * `content`, `name` and `property`; a `link` of equal `href`, `rel`, `title` and `crossorigin`. It does not look at
 * `hreflang`, so links that share an address (`x-default` and English) are adopted in order: whatever rearranges
 * the head must keep their order, and the entry document must hold none of these itself.
 */
import { createElement, type LinkHTMLAttributes, type MetaHTMLAttributes, type ReactElement } from 'react';
import { defaultLanguage, type Language, languages } from '~/config/languages';
import type { NewsSelection } from '~/config/selection';
import type { Site } from '~/config/site';
import { isIndexable, type PageId } from '~/content/pages';
import type { PageMeta } from '~/content/schemas/fields';
import type { ShellContent } from '~/content/schemas/shell';
import { themeColor } from '~generated/palette';
import { absoluteUrl, hostPath, manifestPath, pageUrl, shareImagePath } from './addresses';
import { assets, titleSeparator } from './constants';

type Attributes = MetaHTMLAttributes<HTMLMetaElement> & LinkHTMLAttributes<HTMLLinkElement>;

export type HeadTag = ReactElement<Attributes>;

interface ShareImage {
  /** Absolute, or a path of the host with the base path in it, as an asset import gives. */
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A feed offered by a page; its title is shown by feed readers. */
export interface FeedLink {
  readonly title: string;
  readonly type: 'application/atom+xml' | 'application/feed+json';
  /** Without base path, see `feedPath`. */
  readonly path: string;
}

export interface PageMetadataInput {
  readonly page: PageId;
  readonly language: Language;
  readonly meta: PageMeta;
  /** In place of a title that is too long together with the brand. */
  readonly shortTitle?: string | undefined;
  /** The selection of the news, on its page. */
  readonly selection?: NewsSelection;
  readonly shell: Pick<ShellContent, 'defaultKeywords' | 'shareImageAlt'>;
  readonly type?: 'website' | 'article';
  /** The page's own share image where absent: its title on the chart. */
  readonly image?: ShareImage;
  /** The brand where absent. */
  readonly author?: string;
  /** ISO 8601; shown for articles only. */
  readonly publishedTime?: string;
  readonly modifiedTime?: string;
  /** Follows from the page where absent: see `isIndexable`. */
  readonly noindex?: boolean;
  /** Path without base path, for a page that repeats another one; it then has no translations of its own. */
  readonly canonicalPath?: string;
  /** The languages this page is published in, its own among them. */
  readonly alternateLanguages: readonly Language[];
  readonly feeds?: readonly FeedLink[];
}

const name = (name: string, content: string): HeadTag => createElement('meta', { key: name, name, content });

/** The spelling of Open Graph (RDFa). */
function property(property: string, content: string): HeadTag {
  // The one that stands several times.
  const key = property === 'og:locale:alternate' ? `${property} ${content}` : property;
  return createElement('meta', { key, property, content });
}

function link(rel: string, href: string, attributes: Attributes = {}): HeadTag {
  const key = rel === 'canonical' ? rel : `${rel} ${attributes.hrefLang ?? href}`;
  return createElement('link', { key, rel, href, ...attributes });
}

/** Search engines cut longer titles. */
const titleMax = 60;

function titleOf({ meta, shortTitle = meta.title }: PageMetadataInput, site: Site): string {
  const end = titleSeparator + site.brand;
  return (meta.title.length + end.length > titleMax ? shortTitle : meta.title) + end;
}

/** Default keywords first, the page's appended, none twice. */
function keywords({ shell, meta }: PageMetadataInput): string {
  const seen = new Map<string, string>();
  for (const term of [...shell.defaultKeywords, ...meta.keywords]) {
    const key = term.toLowerCase();
    if (!seen.has(key)) seen.set(key, term);
  }
  return [...seen.values()].join(', ');
}

/** Specification, section 9; the directives are those of Google's "Robots meta tag specifications". */
const indexed = 'index,follow,max-snippet:-1,max-image-preview:large,max-video-preview:-1';

/**
 * Google, "Tell Google about localized versions of your page": every version lists all versions, itself
 * included, and `x-default` for everybody else.
 */
function translations(
  { page, language, selection, alternateLanguages }: PageMetadataInput,
  site: Site,
): readonly HeadTag[] {
  const published = Object.values(languages).filter(({ id }) => id === language || alternateLanguages.includes(id));
  if (published.length < 2) return [];
  const alternate = (hrefLang: string, id: Language) =>
    link('alternate', pageUrl(site, page, id, selection), { hrefLang });
  return [...published.map(({ tag, id }) => alternate(tag, id)), alternate('x-default', defaultLanguage)];
}

function shareImage({ page, language, meta, image, shell }: PageMetadataInput, site: Site): ShareImage {
  const { width, height } = assets.shareImage;
  return image
    ? { ...image, url: new URL(image.url, site.url).href }
    : {
        url: absoluteUrl(site, shareImagePath(page, language)),
        alt: shell.shareImageAlt === undefined ? meta.title : `${meta.title}. ${shell.shareImageAlt}`,
        width,
        height,
      };
}

function articleTimes({ type, publishedTime, modifiedTime }: PageMetadataInput): readonly HeadTag[] {
  if (type !== 'article') return [];
  return [
    ...(publishedTime === undefined ? [] : [property('article:published_time', publishedTime)]),
    ...(modifiedTime === undefined ? [] : [property('article:modified_time', modifiedTime)]),
  ];
}

/** Open Graph spells a language with an underscore: `es_DO`. */
export function openGraphLocale({ tag }: { readonly tag: string }): string {
  return tag.replace('-', '_');
}

/** Open Graph protocol (ogp.me); the title goes without the brand, which is `og:site_name`. */
function openGraph(input: PageMetadataInput, url: string, image: ShareImage, site: Site): readonly HeadTag[] {
  const others = input.alternateLanguages.filter((id) => id !== input.language).map((id) => languages[id]);
  return [
    property('og:type', input.type ?? 'website'),
    property('og:site_name', site.brand),
    property('og:title', input.meta.title),
    property('og:description', input.meta.description),
    property('og:url', url),
    property('og:image', image.url),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    property('og:locale', openGraphLocale(languages[input.language])),
    ...others.map((other) => property('og:locale:alternate', openGraphLocale(other))),
    ...articleTimes(input),
  ];
}

/** Geo tags (geotags.com): region in ISO 3166-2 where it is a code, and the older ICBM beside the position. */
function geo({ headquarters: { country, region, locality, coordinates } }: Site): readonly HeadTag[] {
  const [latitude, longitude] = coordinates.split(/, ?/);
  return [
    name('geo.region', /^[A-Z\d]{1,3}$/.test(region) ? `${country}-${region}` : country),
    ...(locality === '' ? [] : [name('geo.placename', locality)]),
    ...(longitude === undefined
      ? []
      : [name('geo.position', `${latitude};${longitude}`), name('ICBM', `${latitude}, ${longitude}`)]),
  ];
}

function feedLinks({ feeds = [] }: PageMetadataInput, site: Site): readonly HeadTag[] {
  return feeds.map(({ title, type, path }) => link('alternate', absoluteUrl(site, path), { type, title }));
}

/**
 * Everything a page's head says of the page itself. A page that is not to be indexed has no canonical address and
 * no translations: either would contradict it.
 */
export function pageMetadata(input: PageMetadataInput, site: Site): readonly HeadTag[] {
  const { page, language, selection, canonicalPath, noindex = !isIndexable(page) } = input;
  const url = canonicalPath === undefined ? pageUrl(site, page, language, selection) : absoluteUrl(site, canonicalPath);
  const image = shareImage(input, site);
  return [
    createElement('title', { key: 'title' }, titleOf(input, site)),
    name('description', input.meta.description),
    ...(noindex ? [] : [link('canonical', url)]),
    name('robots', noindex ? 'noindex,nofollow' : indexed),
    ...(noindex || canonicalPath !== undefined ? [] : translations(input, site)),
    name('keywords', keywords(input)),
    name('author', input.author ?? site.brand),
    ...openGraph(input, url, image, site),
    // X reads the rest from Open Graph.
    name('twitter:card', 'summary_large_image'),
    ...geo(site),
    ...feedLinks(input, site),
  ];
}

/** The same on every page of a language: colour and icons. Addresses are paths of the host. */
export function siteTags(site: Site): readonly HeadTag[] {
  return [
    name('theme-color', themeColor),
    link('icon', hostPath(site, assets.iconIco), { sizes: '32x32' }),
    link('icon', hostPath(site, assets.iconSvg), { type: 'image/svg+xml' }),
    link('apple-touch-icon', hostPath(site, assets.appleTouchIcon)),
  ];
}

/**
 * What the browser shows of a page that is installed. It is asked for together with the largest icon as soon as it is
 * in the head, in the way of what is painted: the application puts it there.
 */
export function manifestLink(language: Language, site: Site): HeadTag {
  return link('manifest', hostPath(site, manifestPath(language)));
}
