/**
 * Records wait in `window.dataLayer`, as Google's tag reads them, until the tag is loaded. The entry queues the first
 * page view before anything is rendered, so that no failure loses it.
 */
import { site } from '~/config/site';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The tag takes only `arguments` objects for commands. */
export function queue(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

/** @param path with base */
export function queuePageview(path: string, title: string): void {
  queue('event', 'page_view', { page_path: path, page_title: title, page_location: location.origin + path });
}

export function queueFirstPageview(): void {
  queue('js', new Date());
  queue('config', site.analyticsId, { send_page_view: false });
  queuePageview(location.pathname, document.title);
}
