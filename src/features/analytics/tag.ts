/**
 * Google's tag. Without the visitor's consent (src/lib/consent.ts) nothing of the tag is loaded, and nothing is recorded for it.
 * Records wait in `window.dataLayer` until the tag is loaded. The tag learns of the consent by Consent Mode v2, and only of
 * the consent to analytics.
 */
import { analyticsId } from 'virtual:settings';
import { hasAnswered } from '~/lib/consent';
import { tagFolderUrl } from './tagFolder';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Queues a command for the tag, which accepts only `arguments` objects. */
export function queueCommand(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

function loadTag(): void {
  const address = `${tagFolderUrl}js?id=${analyticsId}`;
  // The visitor may have refused before the load event, or may agree again after a refusal.
  if (!isTagOn() || document.querySelector(`script[src="${address}"]`) !== null) return;
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = address;
  document.head.append(tag);
}

/** Connects to the tag's host while the tag waits for the load event. A visitor who refused must not connect to the host. */
function preconnect(): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = tagFolderUrl;
  document.head.append(link);
}

/** Stops or resumes the tag that is on the page (developers.google.com, "Disable Analytics"). */
function setDisabled(isDisabled: boolean): void {
  Reflect.set(window, `ga-disable-${analyticsId}`, isDisabled);
  queueCommand('consent', 'update', { analytics_storage: isDisabled ? 'denied' : 'granted' });
}

/** Whether the tag of this page records. */
export const isTagOn = (): boolean =>
  window.dataLayer !== undefined && Reflect.get(window, `ga-disable-${analyticsId}`) !== true;

/** Loads the tag, or resumes the one on the page. Call this whenever the visitor's consent is granted. */
export function startTag(): void {
  if (window.dataLayer === undefined) {
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    queueCommand('consent', 'default', { ...denied, analytics_storage: 'denied' });
    queueCommand('consent', 'update', { analytics_storage: 'granted' });
    queueCommand('js', new Date());
    queueCommand('config', analyticsId, { send_page_view: false });
  } else setDisabled(false);
  if (document.readyState === 'complete') loadTag();
  else {
    preconnect();
    addEventListener('load', loadTag, { once: true });
  }
}

/** Removes the tag's cookies, which are set for the widest domain that accepts cookies, or without a domain. */
function removeCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  for (const name of ['_ga', analyticsId.replace('G-', '_ga_')])
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}

/**
 * Stops the tag of this page and removes its cookies. Call this whenever the visitor's consent is not granted. Until a visitor has
 * answered here, the cookies are those of another site on the same domain.
 */
export function stopTag(): void {
  if (isTagOn()) setDisabled(true);
  if (window.dataLayer !== undefined || hasAnswered()) removeCookies();
}
