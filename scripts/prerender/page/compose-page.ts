import { browserslistToTargets, Features, transform } from 'lightningcss';
import { attributes, heroEndId, leadEndId } from '~/boot/contract';
import { newsBlockId } from '~/shared/news/newsList';
import { escapeXml } from '~scripts/lib/xml';
import type { RenderedPage } from '~scripts/prerender/adapter/render-site';
import { fontOrigin } from '~scripts/prerender/policy/content-policy';
import { oldestBrowsers } from '~scripts/settings/build-settings';

export interface PageFrame {
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  /** The script element of the boot script (src/boot); in development the script elements of its server. */
  readonly boot: string;
  /** Returns the content security policy of a page with an inline style sheet. */
  readonly createPolicy: (style: string) => string;
  /** Addresses of the application's files; none in development: there the scripts of `boot` load them. */
  readonly files: readonly string[];
  /** Address of a font provider's stylesheet; empty if the site serves its fonts itself. */
  readonly fontStylesheet: string;
  /** The news that the page was rendered from, which the application hydrates it with; undefined for other pages. */
  readonly news: { readonly articles: readonly object[] } | undefined;
}

/** Preconnects to the host of the font files, which a browser would learn of only from the style sheet. */
const preconnect = (href: string) => `<link rel="preconnect" href="${fontOrigin(new URL(href).origin)}" crossorigin/>`;

/**
 * A stylesheet of another host must not block the first paint, so its media are print until the boot script changes that
 * (src/boot/late-stylesheet.ts). Without script, a second link in `noscript` applies at once.
 */
function lateStylesheet(href: string): string {
  const address = escapeXml(href);
  return `<link rel="stylesheet" href="${address}" media="print" ${attributes.lateStylesheet}/><noscript><link rel="stylesheet" href="${address}"/></noscript>`;
}

const targets = browserslistToTargets(oldestBrowsers.map((browser) => browser.replace(/\d+$/, ' $&')));
/** Features that are not compiled: the site's styles have the prefixes they need, and do not use `light-dark()`. */
const exclude = Features.VendorPrefixes | Features.LightDark;

/** Minified rules by the rules of a page: pages of one kind, such as releases, have the same. */
const minifiedRules = new Map<string, string>();

function minify(rules: string): string {
  const earlier = minifiedRules.get(rules);
  if (earlier !== undefined) return earlier;
  const minified = transform({
    filename: 'page.css',
    code: Buffer.from(rules),
    minify: true,
    targets,
    exclude,
  }).code.toString();
  minifiedRules.set(rules, minified);
  return minified;
}

/** Writes data as JSON into a script element that is not run. No text in the data can end the element. */
function dataBlock(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/**
 * Keeps Cloudflare from rewriting the markup that React hydrates: by default it replaces every email address by a link to its
 * decoder, a script that the page's policy blocks. `Cache-Control: no-transform` would keep it from compressing pages too, and
 * GitHub Pages cannot send that header. The comments stand outside React's root.
 */
const protectFromRewriting = (root: string) => `<!--email_off-->${root}<!--/email_off-->`;

/**
 * Returns the id of the element that the first paint waits for: on the news page the article after the lead story
 * (src/features/news/components/ArticleGrid.tsx), if the list has two articles or more.
 */
function getFirstPaintId({ news }: PageFrame): string {
  return news !== undefined && news.articles.length > 1 ? leadEndId : heroEndId;
}

/** Whether an element of the head describes the page to search engines and link previews. */
const describesPage = (element: string) => /^<(?:meta|link rel="(?:canonical|alternate)")/.test(element);

/**
 * Composes a document: encoding, viewport and the tags that describe the page first, as link previews read only the
 * beginning of a document, then what the first paint needs, then the rest. The parts are joined, never inserted by a replacement, so that no character of a text is special.
 */
export function composePage(page: RenderedPage, frame: PageFrame): string {
  // All rules are one style element, so that the policy needs one hash for them.
  const style = minify(page.rules);
  const files = frame.files.length === 0 ? '' : ` ${attributes.files}="${frame.files.join(' ')}"`;
  return [
    '<!doctype html>',
    `<html lang="${frame.language}" ${attributes.page}="${page.path}"${files}><head><meta charset="utf-8"/>`,
    // The policy stands before everything that it governs.
    `<meta http-equiv="Content-Security-Policy" content="${frame.createPolicy(style)}"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    page.title,
    ...page.head.filter(describesPage),
    frame.boot,
    ...page.scripts,
    frame.fontStylesheet === '' ? '' : preconnect(frame.fontStylesheet),
    `<style ${attributes.styleIds}="${page.styleIds.join(' ')}">${style}</style>`,
    // Nothing is painted before header and hero are complete, because parts that arrive later would cause a layout shift.
    `<link rel="expect" href="#${getFirstPaintId(frame)}" blocking="render"/>`,
    frame.fontStylesheet === '' ? '' : lateStylesheet(frame.fontStylesheet),
    ...page.head.filter((element) => !describesPage(element)),
    ...page.data,
    '</head><body>',
    protectFromRewriting(page.root),
    frame.news === undefined ? '' : dataBlock(newsBlockId, frame.news),
    '</body></html>\n',
  ].join('');
}
