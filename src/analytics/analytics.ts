/**
 * The one place that talks to an analytics host. Everything is recorded on `window.dataLayer`, in the form
 * Google's tag reads; the tag itself is loaded only for a real measurement id, once the page is usable.
 */
import { analyticsPlaceholder, site } from '../config/site';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export const analyticsHost = 'https://www.googletagmanager.com';

export const analyticsEnabled = site.analyticsId !== analyticsPlaceholder;

/** The tag tells commands from other entries by their being an `arguments` object. */
function record(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

let started = false;

/** Announces the measurement id and, where it is a real one, loads the tag. Later calls do nothing. */
export function startAnalytics(): void {
  if (started) return;
  started = true;
  record('js', new Date());
  record('config', site.analyticsId, { send_page_view: false });
  if (!analyticsEnabled) return;
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = `${analyticsHost}/gtag/js?id=${encodeURIComponent(site.analyticsId)}`;
  document.head.append(tag);
}

/** One view of a page: `path` with base and query, `title` as in the tab. */
export function recordPageview(path: string, title: string): void {
  record('event', 'page_view', { page_path: path, page_title: title, page_location: window.location.origin + path });
}

export function recordEvent(action: string, details: { readonly category: string; readonly label: string }): void {
  record('event', action, { event_category: details.category, event_label: details.label });
}
