/** The one place that talks to an analytics host: the tag is loaded only for a real measurement id, once the page is usable. */
import { analyticsPlaceholder, site } from '~/config/site';
import { queue } from './queue';

export const analyticsHost = 'https://www.googletagmanager.com';

export const analyticsEnabled = site.analyticsId !== analyticsPlaceholder;

let started = false;

/** Loads the tag where there is a real measurement id; it sends what is in the queue. Later calls do nothing. */
export function startAnalytics(): void {
  if (started || !analyticsEnabled) return;
  started = true;
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = `${analyticsHost}/gtag/js?id=${encodeURIComponent(site.analyticsId)}`;
  document.head.append(tag);
}

export function recordEvent(action: string, details: { readonly category: string; readonly label: string }): void {
  queue('event', action, { event_category: details.category, event_label: details.label });
}
