import { browserslistToTargets, Features, transform, type Visitor } from 'lightningcss';
import { attributes, heroEndId, leadEndId } from '~/boot/contract';
import { newsBlockId } from '~/shared/news/newsList';
import { escapeXml } from '~scripts/lib/xml';
import type { RenderedPage } from '~scripts/prerender/adapter/render-site';
import { fontOrigin } from '~scripts/prerender/policy/content-policy';
import { oldestBrowsers } from '~scripts/settings/build-settings';

export interface PageFrame {
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  /** The script elements of the head: src/boot, and the speculation rules. */
  readonly boot: string;
  /** The content security policy of a page with an inline style sheet; undefined for none, in development. */
  readonly createPolicy: ((style: string) => string) | undefined;
  /** Addresses of the application's files; none in development, in which the page's own scripts load it. */
  readonly files: readonly string[];
  /** A font provider's stylesheet, or empty. */
  readonly fontStylesheet: string;
  /** The news that the page was rendered from, which the application reads; undefined for a page without. */
  readonly news: { readonly articles: readonly object[] } | undefined;
}

/** Of the fonts' host, which a browser learns of only from the style sheet. */
const preconnect = (href: string) => `<link rel="preconnect" href="${fontOrigin(new URL(href).origin)}" crossorigin/>`;

/**
 * A stylesheet of another host must not block the first paint: it is for print until the boot script changes that
 * (src/boot/fonts.ts), and applies at once without script.
 */
function lateStylesheet(href: string): string {
  const address = escapeXml(href);
  return `<link rel="stylesheet" href="${address}" media="print" ${attributes.lateStylesheet}/><noscript><link rel="stylesheet" href="${address}"/></noscript>`;
}

const targets = browserslistToTargets(oldestBrowsers.map((browser) => browser.replace(/\d+$/, ' $&')));
/** The site's styles have the prefixes they need, and choose by scheme themselves. */
const exclude = Features.VendorPrefixes | Features.LightDark;

/**
 * Leaves out what Material UI's buttons have for older browsers than the site's. Print styles hide most buttons, and have
 * backgrounds of their own for the others.
 */
const withoutLegacyRules = {
  Selector: (selector) =>
    selector.some(
      (part) => part.type === 'pseudo-element' && part.kind === 'custom' && part.name === '-moz-focus-inner',
    )
      ? []
      : selector,
  Declaration: {
    appearance(declaration) {
      if (declaration.property !== 'appearance') return declaration;
      return declaration.vendorPrefix.includes('moz') ? [] : { ...declaration, vendorPrefix: ['none'] };
    },
    custom: { 'color-adjust': () => [] },
  },
} satisfies Visitor<never>;

function minify(rules: string): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(rules),
    minify: true,
    targets,
    exclude,
    visitor: withoutLegacyRules,
    // States of Material UI's buttons that no button of the site is in.
    unusedSymbols: ['Mui-disabled', 'MuiIconButton-loading'],
  }).code.toString();
}

/** JSON as an element that is never run, and that no text of it ends. */
function dataBlock(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/**
 * Keeps a host between site and visitor from rewriting the markup that React is about to take over: Cloudflare, by default,
 * replaces every email address by a link to its decoder, which the page's policy does not run. `Cache-Control:
 * no-transform` would also keep it from compressing pages, and GitHub Pages cannot send it. React's root is between the
 * comments, not around them.
 */
const protectFromRewriting = (root: string) => `<!--email_off-->${root}<!--/email_off-->`;

/**
 * Id of the element that the first paint waits for: on the news page the article after the lead story
 * (src/features/news/components/ArticleGrid.tsx), which a list of one article or none lacks.
 */
function getFirstPaintId({ news }: PageFrame): string {
  return news !== undefined && news.articles.length > 1 ? leadEndId : heroEndId;
}

/**
 * The whole document: encoding, viewport and title first, then what paints, then the rest. Parts are joined, never
 * replaced into each other, so that no character of a text is special.
 */
export function composePage(page: RenderedPage, frame: PageFrame): string {
  // One element costs the policy one hash.
  const style = minify(page.rules);
  const policy = frame.createPolicy?.(style);
  const files = frame.files.length === 0 ? '' : ` ${attributes.files}="${frame.files.join(' ')}"`;
  return [
    '<!doctype html>',
    `<html lang="${frame.language}" ${attributes.page}="${page.path}"${files}><head><meta charset="utf-8"/>`,
    // Before everything it governs.
    policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    page.title,
    frame.boot,
    ...page.scripts,
    frame.fontStylesheet === '' ? '' : preconnect(frame.fontStylesheet),
    `<style>${style}</style>`,
    // Nothing is painted before header and hero are whole: what comes late would move what stands beside it.
    `<link rel="expect" href="#${getFirstPaintId(frame)}" blocking="render"/>`,
    frame.fontStylesheet === '' ? '' : lateStylesheet(frame.fontStylesheet),
    ...page.head,
    ...page.data,
    '</head><body>',
    protectFromRewriting(page.root),
    frame.news === undefined ? '' : dataBlock(newsBlockId, frame.news),
    '</body></html>\n',
  ].join('');
}
