/**
 * The only code that contacts an analytics host. Records wait in `window.dataLayer`, as Google's tag reads them, until
 * the tag is loaded. Without a measurement id nothing is recorded.
 */
import { attributes } from '~/boot/contract';
import { analyticsId, base } from '~generated/site';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Document {
    /** HTML standard, "Prerendering"; where a browser has it. */
    readonly prerendering?: boolean;
  }
}

export const analyticsHost = 'https://www.googletagmanager.com';

export const analyticsEnabled = analyticsId !== '';

/** The tag takes only `arguments` objects for commands. */
function queue(..._command: readonly unknown[]): void {
  if (!analyticsEnabled) return;
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

/** @param path with base */
export function recordPageview(path: string, title: string): void {
  queue('event', 'page_view', { page_path: path, page_title: title, page_location: location.origin + path });
}

export function recordEvent(action: string, details: { readonly category: string; readonly label: string }): void {
  queue('event', action, { event_category: details.category, event_label: details.label });
}

function loadTag(): void {
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = `${analyticsHost}/gtag/js?id=${analyticsId}`;
  document.head.append(tag);
}

/** A document may stand under other addresses than its page's own; the page for unknown addresses has none. */
function documentPath(): string {
  const page = document.documentElement.getAttribute(attributes.page) ?? '/404';
  return page.endsWith('/404') ? location.pathname : base + page.slice(1);
}

function recordFirstPageview(): void {
  queue('js', new Date());
  queue('config', analyticsId, { send_page_view: false });
  recordPageview(documentPath(), document.title);
  if (document.readyState === 'complete') loadTag();
  else addEventListener('load', loadTag, { once: true });
}

/** Called by the boot script: the visit counts and is reported whether or not the application starts. */
export function recordVisit(): void {
  // A page that the browser prerendered is visited once it is shown.
  if (document.prerendering === true)
    document.addEventListener('prerenderingchange', recordFirstPageview, { once: true });
  else recordFirstPageview();
}
