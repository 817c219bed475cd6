/**
 * What is recorded waits on `window.dataLayer`, in the form Google's tag reads, until the tag is there. The entry queues
 * the first view of a page before anything is rendered, so that no failure of the application loses it.
 */
import { site } from '~/config/site';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The tag tells commands from other entries by their being an `arguments` object. */
export function queue(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

/** One view of a page: `path` with base, `title` as in the tab. */
export function queuePageview(path: string, title: string): void {
  queue('event', 'page_view', { page_path: path, page_title: title, page_location: location.origin + path });
}

/** What a tag has to read first, and the view of the page that is being read. */
export function queueFirstPageview(): void {
  queue('js', new Date());
  queue('config', site.analyticsId, { send_page_view: false });
  queuePageview(location.pathname, document.title);
}
