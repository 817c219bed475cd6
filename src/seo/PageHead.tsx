/**
 * Head and structured data of a page. React hoists the elements from wherever they stand (react.dev, "Built-in browser
 * components"), and on hydration adopts what the prerendered head holds: the first `title`; a `meta` of equal `content`,
 * `name` and `property`; a `link` of equal `href`, `rel`, `title` and `crossorigin`. It does not look at `hreflang`, so links
 * that share an address (`x-default` and English) are adopted in order: whatever rearranges the head must keep that order,
 * and the entry document must hold none of these itself.
 */
import { defaultLanguage, type Language, languages, publishedLanguages } from '~/config/languages';
import type { NewsSelection } from '~/config/selection';
import type { Site } from '~/config/site';
import { type PageId, pageTable } from '~/content/pageTable';
import type { PageMeta } from '~/content/schemas/fields';
import type { ShellContent } from '~/content/schemas/shell';
import { useShell } from '~/ui/ShellContext';
import { hasLanguages, hasSearch } from '~generated/features';
import { themeColor } from '~generated/palette';
import { site } from '~generated/site';
import { absoluteUrl, feedPath, hostPath, manifestPath, pageUrl, shareImagePath, assets } from './addresses';
import { jsonLd, organization, organizationInBrief, webSite } from './structured-data';

interface ShareImage {
  /** Absolute, or a path of the host with the base path in it, as an asset import gives. */
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Types of a feed by the endings of its files. */
const feedTypes = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;

interface PageHeadProps {
  readonly page: PageId;
  readonly meta: PageMeta;
  /** In place of a title that is too long together with the brand. */
  readonly shortTitle?: string | undefined;
  /** The selection of the news, on its page. */
  readonly selection?: NewsSelection;
  readonly type?: 'website' | 'article';
  /** The page's own share image where absent: its title on the chart. */
  readonly image?: ShareImage;
  /** The brand where absent. */
  readonly author?: string;
  /** ISO 8601; shown for articles only. */
  readonly publishedTime?: string;
  readonly modifiedTime?: string;
  readonly noindex?: boolean;
  /** Path without base path, for a page that repeats another one; it then has no translations of its own. */
  readonly canonicalPath?: string;
  /** The region whose news the page offers as feeds, with the title that feed readers show. */
  readonly feed?: { readonly region: string; readonly title: string } | undefined;
}

export interface PageTagsProps extends PageHeadProps {
  readonly site: Site;
  readonly language: Language;
  readonly shell: Pick<ShellContent, 'defaultKeywords' | 'shareImageAlt'>;
}

/** Between a page's title and the brand (specification, section 9). */
export const titleSeparator = ' | ';

/** Search engines cut longer titles. */
const titleMax = 60;

function titleOf({ meta, shortTitle = meta.title, site: { brand } }: PageTagsProps): string {
  const end = titleSeparator + brand;
  return (meta.title.length + end.length > titleMax ? shortTitle : meta.title) + end;
}

/** Default keywords first, the page's appended, none twice. */
function keywordsOf({ shell, meta }: PageTagsProps): string {
  const terms = [...shell.defaultKeywords, ...meta.keywords];
  const known = terms.map((term) => term.toLowerCase());
  return terms.filter((term, index) => known.indexOf(term.toLowerCase()) === index).join(', ');
}

/** Specification, section 9; the directives are those of Google's "Robots meta tag specifications". */
const indexed = 'index,follow,max-snippet:-1,max-image-preview:large,max-video-preview:-1';

/** Open Graph spells a language with an underscore: `es_DO`. */
export function openGraphLocale({ tag }: { readonly tag: string }): string {
  return tag.replace('-', '_');
}

function shareImage({ page, language, meta, image, shell, site }: PageTagsProps): ShareImage {
  const { width, height } = assets.shareImage;
  if (image !== undefined) return { ...image, url: new URL(image.url, site.url).href };
  const alt = shell.shareImageAlt === undefined ? meta.title : `${meta.title}. ${shell.shareImageAlt}`;
  return { url: absoluteUrl(site, shareImagePath(page, language)), alt, width, height };
}

/**
 * Google, "Tell Google about localized versions of your page": every version lists all versions, itself included, and
 * `x-default` for everybody else.
 */
function Translations({ page, selection, site }: PageTagsProps) {
  const alternates = [...Object.values(languages), { tag: 'x-default', id: defaultLanguage }];
  return (
    hasLanguages &&
    alternates.map(({ tag, id }) => (
      <link key={tag} rel="alternate" href={pageUrl(site, page, id, selection)} hrefLang={tag} />
    ))
  );
}

/** Geo tags (geotags.com): region in ISO 3166-2 where it is a code. */
function Geo({ headquarters: { country, region, locality, coordinates } }: Site) {
  const [latitude, longitude] = coordinates.split(/, ?/);
  return (
    <>
      <meta name="geo.region" content={/^[A-Z\d]{1,3}$/.test(region) ? `${country}-${region}` : country} />
      {locality !== '' && <meta name="geo.placename" content={locality} />}
      {longitude !== undefined && <meta name="geo.position" content={`${latitude};${longitude}`} />}
    </>
  );
}

/**
 * Everything a page's head says of the page itself. A page that is not to be indexed has no canonical address and no
 * translations: either would contradict it. Titles of Open Graph (ogp.me) go without the brand, which is `og:site_name`;
 * X reads the rest from there.
 */
export function PageTags(props: PageTagsProps) {
  const { page, language, meta, selection, canonicalPath, feed, site } = props;
  const {
    type = 'website',
    author = site.brand,
    noindex = pageTable[page].isHidden,
    publishedTime,
    modifiedTime,
  } = props;
  const url = canonicalPath === undefined ? pageUrl(site, page, language, selection) : absoluteUrl(site, canonicalPath);
  const image = shareImage(props);
  return (
    <>
      <title>{titleOf(props)}</title>
      <meta name="description" content={meta.description} />
      {!noindex && <link rel="canonical" href={url} />}
      <meta name="robots" content={noindex ? 'noindex,nofollow' : indexed} />
      {!noindex && canonicalPath === undefined && <Translations {...props} />}
      <meta name="keywords" content={keywordsOf(props)} />
      <meta name="author" content={author} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta property="og:locale" content={openGraphLocale(languages[language])} />
      {publishedLanguages.map(
        (id) =>
          id !== language && <meta key={id} property="og:locale:alternate" content={openGraphLocale(languages[id])} />,
      )}
      {type === 'article' && publishedTime && <meta property="article:published_time" content={publishedTime} />}
      {type === 'article' && modifiedTime && <meta property="article:modified_time" content={modifiedTime} />}
      <meta name="twitter:card" content="summary_large_image" />
      <Geo {...site} />
      {feed &&
        (['xml', 'json'] as const).map((format) => (
          <link
            key={format}
            rel="alternate"
            href={absoluteUrl(site, feedPath(feed.region, format))}
            type={feedTypes[format]}
            title={feed.title}
          />
        ))}
    </>
  );
}

/**
 * The organization on every page; in full, with the site, on the home page (Google, "Site names"). Crawlers load each page
 * afresh, so it is rendered on the server alone; the content security policy lets no script of the browser write it.
 */
function PageData({ page }: Pick<PageHeadProps, 'page'>) {
  const { language, content } = useShell();
  const { description } = content.organization;
  const graph =
    page === 'home'
      ? [
          organization({ site, description }),
          webSite({ site, description, searchPage: hasSearch ? pageUrl(site, 'search', language) : null }),
        ]
      : [organizationInBrief({ site, description })];
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(graph) }} />;
}

export function PageHead(props: PageHeadProps) {
  const { language, content } = useShell();
  return (
    <>
      <PageTags {...props} site={site} language={language} shell={content} />
      {import.meta.env.SSR && <PageData page={props.page} />}
    </>
  );
}

/**
 * The head's part that all pages of a language share. Colour and icons are in the prerendered document and never change. The
 * manifest is asked for together with the largest icon as soon as it is in the head, in the way of what is painted: the
 * application puts it there.
 */
export function SiteHead() {
  const { language } = useShell();
  if (!import.meta.env.SSR) return <link rel="manifest" href={hostPath(site, manifestPath(site, language))} />;
  return (
    <>
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href={hostPath(site, assets.icon192)} sizes="192x192" />
      <link rel="icon" href={hostPath(site, assets.iconSvg)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={hostPath(site, assets.appleTouchIcon)} />
    </>
  );
}
