/**
 * Records page views, clicks on links to other hosts, and errors; nothing else. The records go
 * to a counter without cookies or to Google's tag; nothing is recorded if neither is set. Before it uses the tag, a site
 * asks the visitor, or it informs of a way to refuse (`privacy` of data/site.json).
 */
import { attributes } from '~/boot/contract';
import { consentEvent, getConsent } from '~/lib/consent';
import type { VisitorAction } from '~/lib/visitEvents';
import { onChangeElsewhere } from '~/lib/visitorStorage';
import { base, counterUrl, host } from '~generated/site';
import { hasCounter, hasTag } from '~generated/switches';
import { isTagOn, queueCommand, startTag, stopTag } from './tag';

declare global {
  interface Document {
    /** HTML standard, "Prerendering"; not every browser has it. */
    readonly prerendering?: boolean;
  }
}

const categories: Readonly<Record<VisitorAction, string>> = {
  'Outbound Link': 'Navigation',
  'Uncaught Error': 'Error',
};

const isRecording = (): boolean => hasCounter || (hasTag && isTagOn() && getConsent() === 'granted');

/**
 * Sends an event to the counter without cookies, in the format of Plausible (plausible.io/docs/events-api). A counter with
 * another format needs a change only here.
 * @param path with base
 */
function sendEvent(name: string, path: string, props?: Readonly<Record<string, string>>): void {
  const { referrer } = document;
  const event = { name, url: location.origin + path, domain: host, referrer: referrer || null, props };
  fetch(counterUrl, {
    method: 'POST',
    // For plain text the browser sends no preflight request. `keepalive` sends the event even if the page closes.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(event),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    // The visitor does not notice that a visit is not counted.
  });
}

/** @param path with base */
function recordPageview(path: string, title: string): void {
  if (hasCounter) sendEvent('pageview', path);
  if (!hasTag) return;
  if (isRecording())
    queueCommand('event', 'page_view', { page_path: path, page_title: title, page_location: location.origin + path });
  // The consent has expired after six months, or the browser sends a privacy signal now.
  else stopTag();
}

/** @returns whether the action is sent to anybody now */
function recordAction(action: VisitorAction, label: string): boolean {
  if (!isRecording()) return false;
  const category = categories[action];
  if (hasCounter) sendEvent(action, location.pathname, { category, label });
  if (hasTag) queueCommand('event', action, { event_category: category, event_label: label });
  return true;
}

/**
 * Path of the page that the document shows, with base; the path of the address if the page is the one for unknown addresses.
 */
function getDocumentPath(): string {
  const page = document.documentElement.getAttribute(attributes.page) ?? '/404';
  return page.endsWith('/404') ? location.pathname : base + page.slice(1);
}

function recordFirstPageview(): void {
  if (hasTag && getConsent() === 'granted') startTag();
  recordPageview(getDocumentPath(), document.title);
}

function recordOutboundLink({ button, target }: MouseEvent): void {
  // The right mouse button opens no link.
  if (button > 1) return;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link !== null && link.host !== '' && link.host !== location.host)
    recordAction('Outbound Link', link.host + link.pathname);
}

/** Starts or stops the tag of this page by the visitor's answer. */
function applyConsent(): void {
  if (document.prerendering === true) return;
  if (getConsent() !== 'granted') stopTag();
  else if (!isTagOn()) {
    startTag();
    recordPageview(location.pathname, document.title);
  }
}

/** Records the visit. The boot script calls this function, so that a visit counts whether or not the application starts. */
export function recordVisit(): void {
  if (!hasTag && !hasCounter) return;
  // If the browser prerenders the page, the visit begins when the page is shown.
  if (document.prerendering === true)
    document.addEventListener('prerenderingchange', recordFirstPageview, { once: true });
  else recordFirstPageview();
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, recordOutboundLink);
  addEventListener('routechanged', () => recordPageview(location.pathname, document.title));
  addEventListener('visitoraction', (event) => {
    if (recordAction(event.detail.action, event.detail.label)) event.preventDefault();
  });
  if (!hasTag) return;
  // A refusal applies to this page even if it cannot be stored.
  addEventListener(consentEvent, ({ detail }) => (detail === 'denied' ? stopTag() : applyConsent()));
  onChangeElsewhere('consent', applyConsent);
}
