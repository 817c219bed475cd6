/**
 * Google's tag, of which nothing is loaded, and for which nothing is recorded, unless the visitor's consent is granted
 * (consent.ts). Records wait in `window.dataLayer` until it is there. It is told of consent in its own way (Consent Mode
 * v2), and of no more than analytics.
 */
import { analyticsId } from '~generated/site';
import { tagFolder } from './tagFolder';

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

function loadTag(): void {
  const address = `${tagFolder}js?id=${analyticsId}`;
  // The visitor refused before the load event, or agrees again after a refusal.
  if (!isTagOn() || document.querySelector(`script[src="${address}"]`) !== null) return;
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = address;
  document.head.append(tag);
}

/** The tag waits for the load event: by then the browser has a connection to its host. Refusals must not cause one. */
function preconnect(): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = tagFolder;
  document.head.append(link);
}

/** Stops the tag that is on the page, or lets it go on (developers.google.com, "Disable Analytics"). */
function setDisabled(isDisabled: boolean): void {
  Reflect.set(window, `ga-disable-${analyticsId}`, isDisabled);
  queue('consent', 'update', { analytics_storage: isDisabled ? 'denied' : 'granted' });
}

/** Whether the tag of this page records. The boot script and the application each have this module: the window knows. */
export const isTagOn = (): boolean =>
  window.dataLayer !== undefined && Reflect.get(window, `ga-disable-${analyticsId}`) !== true;

/** Whenever the visitor's consent is granted: loads the tag, or lets that of the page go on. */
export function startTag(): void {
  if (window.dataLayer === undefined) {
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    queue('consent', 'default', { ...denied, analytics_storage: 'denied' });
    queue('consent', 'update', { analytics_storage: 'granted' });
    queue('js', new Date());
    queue('config', analyticsId, { send_page_view: false });
  } else setDisabled(false);
  if (document.readyState === 'complete') loadTag();
  else {
    preconnect();
    addEventListener('load', loadTag, { once: true });
  }
}

/** The tag sets its cookies for the widest domain that takes them, and without a domain if none does. */
function removeCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  const names = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, ''));
  for (const name of names.filter((cookieName) => cookieName.startsWith('_ga')))
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}

/** Whenever the visitor's consent is not granted: stops the tag of this page, and removes cookies of an earlier visit. */
export function stopTag(): void {
  if (isTagOn()) setDisabled(true);
  removeCookies();
}
