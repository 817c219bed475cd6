/**
 * The head tags of one page. React hoists the elements into the head (react.dev, "Built-in browser components"), and on hydration
 * reuses those of the prerendered head: the first `title`; a `meta` of equal `content`, `name` and `property`; a `link` of equal
 * `href`, `rel`, `title` and `crossorigin`. React does not compare `hreflang`, so links with the same address (`x-default` and
 * English) are reused in their order: code that rearranges the head must keep this order, and `index.html` must have none of
 * these elements.
 */
import { defaultLanguage, type Language, languageIds, languages } from '~/config/languages';
import { getPage, type PageId } from '~/config/pageTable';
import type { NewsSelection } from '~/config/selection';
import type { Settings } from '~/content/settings';
import type { PageMeta } from '~/content/shell.schema';
import type { ShellContent } from '~/content/shell.schema';
import { absoluteUrl, pageUrl, publicFiles } from './addresses';

interface ShareImage {
  /** An absolute address, or a path of the host with the base path, as the import of an asset has it. */
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface PageHeadProps {
  readonly page: PageId;
  readonly meta: PageMeta;
  /** The document's title, if it differs from the title of `meta`: that of the search page contains the words searched for. */
  readonly title?: string | undefined;
  /** Replaces a title that is too long together with the brand. */
  readonly shortTitle?: string | undefined;
  /** The selection of the news, on its page. */
  readonly selection?: NewsSelection;
  readonly type?: 'website' | 'article';
  /** The share image; default: that of the site. */
  readonly image?: ShareImage | undefined;
  /** The name of the author; default: the brand. */
  readonly author?: string;
  /** The instant of publication in ISO 8601, for articles only. */
  readonly publishedTime?: string;
  readonly modifiedTime?: string;
  readonly noindex?: boolean;
  /** Path, without base path, of the page that this page repeats. A page that repeats another one names no translations. */
  readonly canonicalPath?: string;
}

export interface PageTagsProps extends PageHeadProps {
  readonly settings: Settings;
  readonly language: Language;
  readonly shell: Pick<ShellContent, 'defaultKeywords' | 'shareImageAlt'>;
}

/** The text between a page's title and the brand (specification). */
export const titleSeparator = ' | ';

/** Search engines truncate longer titles. */
const maxTitleLength = 60;

function toTitle({ meta, title = meta.title, shortTitle = title, settings: { brand } }: PageTagsProps): string {
  const end = titleSeparator + brand;
  return (title.length + end.length > maxTitleLength ? shortTitle : title) + end;
}

/** Joins the default keywords and the page's, each once. */
function toKeywords({ shell, meta }: PageTagsProps): string {
  const terms = [...shell.defaultKeywords, ...meta.keywords];
  const lowerCaseTerms = terms.map((term) => term.toLowerCase());
  return terms.filter((term, index) => lowerCaseTerms.indexOf(term.toLowerCase()) === index).join(', ');
}

/** Directives for a page that search engines may list (specification; Google, "Robots meta tag specifications"). */
const indexDirectives = 'index,follow,max-snippet:-1,max-image-preview:large,max-video-preview:-1';

/** Open Graph spells a language with an underscore: `es_DO`. */
export function toOpenGraphLocale({ tag }: { readonly tag: string }): string {
  return tag.replace('-', '_');
}

function shareImage({ image, shell, settings }: PageTagsProps): ShareImage {
  if (image !== undefined) return { ...image, url: new URL(image.url, settings.url).href };
  const { path, width, height } = publicFiles.shareImage;
  return { url: absoluteUrl(settings, path), alt: `${settings.brand}. ${shell.shareImageAlt}`, width, height };
}

/**
 * Google, "Tell Google about localized versions of your page": every version lists all versions, itself included, one for each
 * language whatever the region, such as `es` beside `es-DO`, and `x-default` for everybody else.
 */
function Translations({ page, selection, settings }: PageTagsProps) {
  const alternates: readonly { readonly id: Language; readonly tag: string }[] = [
    ...languageIds.map((id) => ({ id, tag: languages[id].tag })),
    ...languageIds.map((id) => ({ id, tag: id })),
    { id: defaultLanguage, tag: 'x-default' },
  ];
  return alternates.map(({ tag, id }) => (
    <link key={tag} rel="alternate" href={pageUrl(settings, page, id, selection)} hrefLang={tag} />
  ));
}

/** Geo tags (geotags.com). A region is written as in ISO 3166-2: `US-NY`. */
function Geo({ headquarters: { country, region, locality, coordinates } }: Settings) {
  const [latitude, longitude] = coordinates.split(/, ?/);
  return (
    <>
      <meta name="geo.region" content={`${country}-${region}`} />
      <meta name="geo.placename" content={locality} />
      <meta name="geo.position" content={`${latitude};${longitude}`} />
    </>
  );
}

/**
 * The head tags of one page. A page with `noindex` has no canonical address and no translations, because either would contradict
 * it. Titles of Open Graph (ogp.me) do not contain the brand, which is `og:site_name`. X reads the tags of Open Graph too.
 */
export function PageTags(props: PageTagsProps) {
  const { page, language, meta, selection, canonicalPath, settings } = props;
  const {
    type = 'website',
    author = settings.brand,
    noindex = getPage(page).isHidden,
    publishedTime,
    modifiedTime,
  } = props;
  const url =
    canonicalPath === undefined ? pageUrl(settings, page, language, selection) : absoluteUrl(settings, canonicalPath);
  const image = shareImage(props);
  return (
    <>
      <title>{toTitle(props)}</title>
      <meta name="description" content={meta.description} />
      {!noindex && <link rel="canonical" href={url} />}
      <meta name="robots" content={noindex ? 'noindex,nofollow' : indexDirectives} />
      {!noindex && canonicalPath === undefined && <Translations {...props} />}
      <meta name="keywords" content={toKeywords(props)} />
      <meta name="author" content={author} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta property="og:locale" content={toOpenGraphLocale(languages[language])} />
      {languageIds.map(
        (id) =>
          id !== language && (
            <meta key={id} property="og:locale:alternate" content={toOpenGraphLocale(languages[id])} />
          ),
      )}
      {type === 'article' && publishedTime && <meta property="article:published_time" content={publishedTime} />}
      {type === 'article' && modifiedTime && <meta property="article:modified_time" content={modifiedTime} />}
      <meta name="twitter:card" content="summary_large_image" />
      <Geo {...settings} />
    </>
  );
}
