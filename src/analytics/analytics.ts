/**
 * What is counted: page views, links to other hosts, what became of a message, and errors; nothing else. By a counter
 * without cookies, or by Google's tag, for which a site asks the visitor, or informs of a way to refuse (`privacy` of
 * data/site.json); by nobody if neither is set.
 */
import { attributes } from '~/boot/contract';
import { remove, setChoice } from '~/lib/visitorStorage';
import { hasConsentQuestion, hasCounter, hasTag } from '~generated/features';
import { base, counterUrl, host } from '~generated/site';
import { type Consent, consentEvent, currentConsent } from './consent';
import { isTagOn, queue, startTag, stopTag } from './tag';

declare global {
  interface Document {
    /** HTML standard, "Prerendering"; not every browser has it. */
    readonly prerendering?: boolean;
  }
}

/** The events besides page views, by their action, each with its category. */
const categories = {
  'Outbound Link': 'Navigation',
  'Contact Form': 'Contact',
  'Uncaught Error': 'Error',
} as const;

/** Whether somebody hears of what is recorded now. */
export const isRecording = (): boolean => hasCounter || (hasTag && isTagOn() && currentConsent() === 'granted');

/**
 * A counter without cookies: the form of Plausible's events (plausible.io/docs/events-api). Another one's stands here.
 *
 * @param path with base
 */
function count(name: string, path: string, props?: Readonly<Record<string, string>>): void {
  const { referrer } = document;
  const event = { name, url: location.origin + path, domain: host, referrer: referrer || null, props };
  fetch(counterUrl, {
    method: 'POST',
    // As plain text the browser asks no permission of the host first; the event outlives its page.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(event),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    // A visit that nobody counts is still a visit.
  });
}

/** @param path with base */
export function recordPageview(path: string, title: string): void {
  if (hasCounter) count('pageview', path);
  if (!hasTag) return;
  if (isRecording())
    queue('event', 'page_view', { page_path: path, page_title: title, page_location: location.origin + path });
  // A yes that was given half a year ago has ended, or the browser sends a privacy signal now.
  else stopTag();
}

export function recordEvent(action: keyof typeof categories, label: string): void {
  const category = categories[action];
  if (hasCounter) count(action, location.pathname, { category, label });
  if (hasTag && isRecording()) queue('event', action, { event_category: category, event_label: label });
}

/** A document may stand under other addresses than its page's own; the page for unknown addresses has none. */
function documentPath(): string {
  const page = document.documentElement.getAttribute(attributes.page) ?? '/404';
  return page.endsWith('/404') ? location.pathname : base + page.slice(1);
}

function recordFirstPageview(): void {
  if (hasTag && currentConsent() === 'granted') startTag();
  recordPageview(documentPath(), document.title);
}

function recordOutboundLink({ button, target }: MouseEvent): void {
  // The right one opens no link.
  if (button > 1) return;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link !== null && link.host !== '' && link.host !== location.host)
    recordEvent('Outbound Link', link.host + link.pathname);
}

/** Has the tag of this page do as the visitor answered, here or in another tab. */
function followConsent(): void {
  if (document.prerendering === true) return;
  if (currentConsent() !== 'granted') stopTag();
  else if (!isTagOn()) {
    startTag();
    recordPageview(location.pathname, document.title);
  }
}

/** Called by the boot script: the visit counts and is reported whether or not the application starts. */
export function recordVisit(): void {
  // A page that the browser prerendered is visited once it is shown.
  if (document.prerendering === true)
    document.addEventListener('prerenderingchange', recordFirstPageview, { once: true });
  else recordFirstPageview();
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, recordOutboundLink);
  if (!hasTag) return;
  addEventListener('storage', ({ key }) => {
    if (key === 'consent') followConsent();
  });
  // A page that was kept for the way back heard of no answer.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followConsent();
  });
}

/** The visitor answers, or changes the answer: it is kept for six months, and holds at once. */
export function answerConsent(consent: Consent): void {
  setChoice('consent', consent);
  // On a site that informs, the answer is about all services of other companies.
  if (!hasConsentQuestion && consent === 'denied') remove('calendar');
  dispatchEvent(new Event(consentEvent));
  if (!hasTag) return;
  // A refusal holds for the page even if it cannot be kept.
  if (consent === 'denied') stopTag();
  else followConsent();
}
