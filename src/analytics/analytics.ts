/** The only code that contacts an analytics host. */
import { analyticsPlaceholder, site } from '~/config/site';
import { queue } from './queue';

export const analyticsHost = 'https://www.googletagmanager.com';

export const analyticsEnabled = site.analyticsId !== analyticsPlaceholder;

let started = false;

/** Loads the tag, once, where the measurement id is not the placeholder. */
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
