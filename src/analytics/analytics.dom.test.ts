import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attributes } from '~/boot/contract';

const root = document.documentElement;

/** Fresh modules, as after a page load, for a site with the tag, which asks first unless `privacy` is `inform`. */
async function load(hasConsentQuestion = true): Promise<typeof import('./analytics')> {
  vi.resetModules();
  vi.doMock('~generated/site', () => ({ analyticsId: 'G-AB12CD34EF', base: '/repo/', counterUrl: '', host: '' }));
  vi.doMock('~generated/features', () => ({ hasConsentQuestion, hasTag: true, hasCounter: false }));
  return import('./analytics');
}

/** As a visitor answered before. */
const answer = (consent: 'granted' | 'denied') => localStorage.setItem('consent', `${consent}@${Date.now()}`);

/** Entries of the one kind that the tag takes for commands: the arguments of a function. */
function recorded(): readonly (readonly unknown[])[] {
  const entries = window.dataLayer ?? [];
  expect(entries.filter((entry) => Object.prototype.toString.call(entry) !== '[object Arguments]')).toEqual([]);
  return entries.map((entry) => Array.from(Object(entry)));
}

const tags = () => [...document.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

/** Addresses of hosts that the browser connects to ahead. */
const connections = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')].map(({ href }) => href);

const view = (path: string, title: string) => [
  'event',
  'page_view',
  { page_path: path, page_title: title, page_location: `${window.location.origin}${path}` },
];

beforeEach(() => {
  delete window.dataLayer;
  Reflect.deleteProperty(window, 'ga-disable-G-AB12CD34EF');
  localStorage.clear();
  for (const name of document.cookie.matchAll(/[^=; ]+(?==)/g)) document.cookie = `${name}=; Max-Age=0`;
  // Styles in the head are of tests of components, which share the document.
  for (const element of document.querySelectorAll('script, link')) element.remove();
  document.title = 'About';
  root.setAttribute(attributes.page, '/about');
});

describe('a visit', () => {
  test('is recorded at once, after what the tag has to know before it; the tag follows the load event', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
    answer('granted');
    const { recordVisit } = await load();
    recordVisit();
    const noAds = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(recorded()).toEqual([
      ['consent', 'default', { ...noAds, analytics_storage: 'denied' }],
      ['consent', 'update', { analytics_storage: 'granted' }],
      ['js', expect.any(Date)],
      ['config', 'G-AB12CD34EF', { send_page_view: false }],
      view('/repo/about', 'About'),
    ]);
    expect([tags(), connections()]).toEqual([[], ['https://www.googletagmanager.com/gtag/']]);
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('load'));
    expect(tags()).toEqual([{ src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF', async: true }]);
  });

  test('has the address that was asked for where the site has no such page', async () => {
    root.setAttribute(attributes.page, '/es/404');
    answer('granted');
    const { recordVisit } = await load();
    recordVisit();
    expect(recorded().at(-1)).toEqual(view(location.pathname, 'About'));
  });

  test('of a page that the browser prerenders begins when that is shown', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    answer('granted');
    const { recordVisit } = await load();
    recordVisit();
    expect([recorded(), tags()]).toEqual([[], []]);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(recorded()).toHaveLength(5);
    expect(tags()).toHaveLength(1);
    Reflect.deleteProperty(document, 'prerendering');
  });
});

test('an error is recorded with its category, and its message as the label', async () => {
  answer('granted');
  const { recordEvent, recordVisit } = await load();
  recordVisit();
  recordEvent('Uncaught Error', 'Broken on purpose');
  const details = { event_category: 'Error', event_label: 'Broken on purpose' };
  expect(recorded().at(-1)).toEqual(['event', 'Uncaught Error', details]);
});

test.for([
  ['agreed seven months ago', `granted@${Date.now() - 213 * 86_400_000}`],
  ['agreed at a time to come', `granted@${Date.now() + 86_400_000}`],
  ['holds nonsense', 'granted'],
] as const)('nothing is recorded for the tag, and none loaded, where a visitor %s', async ([, stored]) => {
  localStorage.setItem('consent', stored);
  const { isRecording, recordEvent, recordVisit } = await load();
  recordVisit();
  recordEvent('Contact Form', 'sent');
  expect([isRecording(), window.dataLayer, tags()]).toEqual([false, undefined, []]);
});

const isDisabled = () => Reflect.get(window, 'ga-disable-G-AB12CD34EF');

/** What comes of a visit to a site that informs. */
async function visitInformed() {
  const { isRecording, recordVisit } = await load(false);
  recordVisit();
  return { isRecording: isRecording(), records: window.dataLayer, tags: tags(), connections: connections() };
}

const nothing = { isRecording: false, records: undefined, tags: [], connections: [] };

async function visitWithCookies() {
  for (const name of ['_ga', '_ga_AB12CD34EF', 'other']) document.cookie = `${name}=1; Path=/`;
  const analytics = await load();
  analytics.recordVisit();
  return analytics;
}

describe('a site that informs', () => {
  test('records without an answer, not after a refusal, and again once that is taken back', async () => {
    const { answerConsent, isRecording, recordPageview, recordVisit } = await load(false);
    recordVisit();
    expect([isRecording(), recorded().at(-1), tags().length]).toEqual([true, view('/repo/about', 'About'), 1]);
    localStorage.setItem('calendar', `always@${Date.now()}`);
    answerConsent('denied');
    recordPageview('/repo/', 'Home');
    // A refusal is one of the calendar too.
    expect([isRecording(), isDisabled(), localStorage.getItem('calendar')]).toEqual([false, true, null]);
    expect(recorded().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
    answerConsent('granted');
    expect([isDisabled(), recorded().at(-1), tags().length]).toEqual([false, view('/', 'About'), 1]);
  });

  test('loads nothing, and connects to nobody, after a refusal of an earlier visit', async () => {
    answer('denied');
    expect(await visitInformed()).toEqual(nothing);
  });

  test('loads nothing, and connects to nobody, if the browser sends a privacy signal, whatever was answered', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    answer('granted');
    expect(await visitInformed()).toEqual(nothing);
  });

  test('loads nothing, and connects to nobody, if no refusal could be kept', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(await visitInformed()).toEqual(nothing);
  });

  test('does not load the tag after a refusal before the load event, but after a later yes', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { answerConsent, recordVisit } = await load(false);
    recordVisit();
    answerConsent('denied');
    readyState.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    expect(tags()).toEqual([]);
    answerConsent('granted');
    expect(tags()).toHaveLength(1);
  });
});

describe('cookies of the tag go, and no others, without an answer to record by:', () => {
  test.for([
    ['nobody has answered', ''],
    ['the yes has lapsed', `granted@${Date.now() - 213 * 86_400_000}`],
    ['the visitor refused', `denied@${Date.now()}`],
  ] as const)('%s', async ([, stored]) => {
    localStorage.setItem('consent', stored);
    await visitWithCookies();
    expect(document.cookie).toBe('other=1');
  });

  test('the browser sends a privacy signal now', async () => {
    answer('granted');
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    await visitWithCookies();
    expect(document.cookie).toBe('other=1');
  });

  test('the yes lapses while the page is open', async () => {
    answer('granted');
    const { recordPageview } = await visitWithCookies();
    expect(document.cookie).toContain('_ga=1');
    localStorage.setItem('consent', `granted@${Date.now() - 213 * 86_400_000}`);
    recordPageview('/repo/', 'Home');
    expect([document.cookie, isDisabled()]).toEqual(['other=1', true]);
  });
});

function answerElsewhere(consent: 'granted' | 'denied'): void {
  answer(consent);
  dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
}

test('an answer in another tab holds at once, and so does another one', async () => {
  const { recordEvent, recordVisit } = await load();
  recordVisit();
  answerElsewhere('granted');
  answerElsewhere('denied');
  recordEvent('Contact Form', 'sent');
  expect([isDisabled(), recorded().at(-1)]).toEqual([true, ['consent', 'update', { analytics_storage: 'denied' }]]);
  answerElsewhere('granted');
  expect([isDisabled(), recorded().at(-1)]).toEqual([false, view(location.pathname, 'About')]);
  expect(tags()).toHaveLength(1);
});
