/**
 * Records page views, clicks on links to other hosts, and errors; nothing else. The records go to Google's tag, after the visitor's
 * consent; nothing is recorded if the site has no measurement id.
 */
import { analyticsId, basePath } from 'virtual:settings';
import { attributes } from '~/config/documentNames';
import { consentEvent, getConsent } from '~/lib/consent';
import type { VisitorAction } from '~/lib/visitEvents';
import { onChangeInOtherTab } from '~/lib/visitorStorage';
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

const isRecording = (): boolean => isTagOn() && getConsent() === 'granted';

/**
 * Records that a page was opened. Path, title and referrer are set for all records from then on: by itself the tag would send
 * those of the document, which contain the words that a visitor searches for.
 * @param path path of the page, with the base path
 */
function recordPageview(path: string): void {
  if (isRecording()) {
    const title = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
    queueCommand('set', {
      page_path: path,
      page_title: title,
      page_location: location.origin + path,
      page_referrer: document.referrer.replace(/[?#].*/, ''),
    });
    queueCommand('event', 'page_view');
  }
  // The consent has expired after six months, or the browser sends a privacy signal now.
  else stopTag();
}

/**
 * Records what a visitor did.
 * @returns whether the record is sent now
 */
function recordAction(action: VisitorAction, label: string): boolean {
  if (!isRecording()) return false;
  queueCommand('event', action, { event_category: categories[action], event_label: label });
  return true;
}

/**
 * Returns the path of the page that the document shows, with the base path; if that is the page for unknown addresses, the path of
 * the address.
 */
function getDocumentPath(): string {
  const page = document.documentElement.getAttribute(attributes.page) ?? '/404';
  return page.endsWith('/404') ? location.pathname : basePath + page.slice(1);
}

function recordFirstPageview(): void {
  if (getConsent() === 'granted') startTag();
  recordPageview(getDocumentPath());
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
    recordPageview(location.pathname);
  }
}

/** Records the visit. The boot script calls this function, so that a visit counts whether or not the application starts. */
export function recordVisit(): void {
  if (analyticsId === '') return;
  // If the browser prerenders the page, the visit begins when the page is shown.
  if (document.prerendering === true)
    document.addEventListener('prerenderingchange', recordFirstPageview, { once: true });
  else recordFirstPageview();
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, recordOutboundLink);
  addEventListener('routechanged', () => recordPageview(location.pathname));
  addEventListener('visitoraction', (event) => {
    if (recordAction(event.detail.action, event.detail.label)) event.preventDefault();
  });
  // A refusal applies to this page even if it cannot be stored.
  addEventListener(consentEvent, ({ detail }) => (detail === 'denied' ? stopTag() : applyConsent()));
  onChangeInOtherTab('consent', applyConsent);
}
