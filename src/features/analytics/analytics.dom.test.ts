import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attributes } from '~/config/documentNames';
import { reportAction, reportRouteChange } from '~/lib/visitEvents';

const root = document.documentElement;

/** Imports the module anew, as after a page load, on a site with the tag. */
async function load() {
  vi.resetModules();
  vi.doMock('virtual:settings', () => ({ analyticsId: 'G-AB12CD34EF', basePath: '/repo/' }));
  return { ...(await import('./analytics')), ...(await import('~/lib/consent')) };
}

/** Stores an answer of an earlier visit. */
const storeAnswer = (consent: 'granted' | 'denied') => localStorage.setItem('consent', `${consent}@${Date.now()}`);

/** Lists the commands in the data layer, after a check that each entry is an `arguments` object, as the tag needs. */
function listCommands(): readonly (readonly unknown[])[] {
  const entries = window.dataLayer ?? [];
  expect(entries.filter((entry) => Object.prototype.toString.call(entry) !== '[object Arguments]')).toEqual([]);
  return entries.map((entry) => Array.from(Object(entry)));
}

const tags = () => [...document.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

/** Addresses of the hosts that the page preconnects to. */
const connections = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')].map(({ href }) => href);

const view = (page_path: string, page_title: string, page_referrer = '') => [
  ['set', { page_path, page_title, page_location: `${window.location.origin}${page_path}`, page_referrer }],
  ['event', 'page_view'],
];

/** Sets the title of the page, and that of the document. */
function setTitle(title: string, documentTitle = `${title} | Brand`): void {
  document.title = documentTitle;
  document.querySelector('meta[property="og:title"]')?.setAttribute('content', title);
}

let controller = new AbortController();

beforeEach(() => {
  // The listeners of the pages of earlier tests.
  controller.abort();
  controller = new AbortController();
  const { signal } = controller;
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) =>
    addEventListener(type, listener, { ...(typeof options === 'object' && options), signal }),
  );
  delete window.dataLayer;
  Reflect.deleteProperty(window, 'ga-disable-G-AB12CD34EF');
  localStorage.clear();
  for (const name of document.cookie.matchAll(/[^=; ]+(?==)/g)) document.cookie = `${name}=; Max-Age=0; Path=/`;
  // Styles stay in the head, because tests of components share the document.
  for (const element of document.querySelectorAll('script, link')) element.remove();
  document.querySelector('meta[property="og:title"]')?.remove();
  document.head.insertAdjacentHTML('beforeend', '<meta property="og:title">');
  setTitle('About');
  root.setAttribute(attributes.page, '/about');
});

describe('a visit', () => {
  test('is recorded at once, after the commands that set up the tag; the tag is loaded after the load event', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
    storeAnswer('granted');
    const { recordVisit } = await load();
    recordVisit();
    const noAds = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(listCommands()).toEqual([
      ['consent', 'default', { ...noAds, analytics_storage: 'denied' }],
      ['consent', 'update', { analytics_storage: 'granted' }],
      ['js', expect.any(Date)],
      ['config', 'G-AB12CD34EF', { send_page_view: false }],
      ...view('/repo/about', 'About'),
    ]);
    expect([tags(), connections()]).toEqual([[], ['https://www.googletagmanager.com/gtag/']]);
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('load'));
    expect(tags()).toEqual([{ src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF', async: true }]);
  });

  test('of an unknown address is recorded with that address', async () => {
    root.setAttribute(attributes.page, '/es/404');
    storeAnswer('granted');
    const { recordVisit } = await load();
    recordVisit();
    expect(listCommands().slice(-2)).toEqual(view(location.pathname, 'About'));
  });

  test('of a page that the search led to is recorded without the words searched for', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.example.com/search?q=energy');
    storeAnswer('granted');
    const { recordVisit } = await load();
    recordVisit();
    expect(listCommands().slice(-2)).toEqual(view('/repo/about', 'About', 'https://www.example.com/search'));
  });

  test('of a page that the browser prerenders begins when the page is shown', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    storeAnswer('granted');
    const { recordVisit } = await load();
    recordVisit();
    expect([listCommands(), tags()]).toEqual([[], []]);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(listCommands()).toHaveLength(6);
    expect(tags()).toHaveLength(1);
    Reflect.deleteProperty(document, 'prerendering');
  });
});

test('a change of route is recorded with address and title of the new page, without the words searched for', async () => {
  storeAnswer('granted');
  const { recordVisit } = await load();
  recordVisit();
  const { pathname } = window.location;
  history.replaceState(null, '', `${pathname}?q=energy`);
  setTitle('Search', 'Search: energy | Brand');
  reportRouteChange();
  history.replaceState(null, '', pathname);
  expect(listCommands().slice(-2)).toEqual(view(pathname, 'Search'));
});

test.for([
  ['is a consent of seven months ago', `granted@${Date.now() - 213 * 86_400_000}`],
  ['is a consent in the future', `granted@${Date.now() + 86_400_000}`],
  ['has no date', 'granted'],
] as const)('nothing is recorded and no tag is loaded if the stored answer %s', async ([, stored]) => {
  localStorage.setItem('consent', stored);
  const { recordVisit } = await load();
  recordVisit();
  expect([reportAction('Uncaught Error', 'Broken'), window.dataLayer, tags()]).toEqual([false, undefined, []]);
});

const isDisabled = () => Reflect.get(window, 'ga-disable-G-AB12CD34EF');

async function visitWithCookies() {
  for (const name of ['_ga', '_ga_AB12CD34EF', '_ga_OTHER']) document.cookie = `${name}=1; Path=/`;
  const { recordVisit } = await load();
  recordVisit();
}

test('nothing is recorded after a refusal, and again after the visitor agrees', async () => {
  storeAnswer('granted');
  const { setConsent, recordVisit } = await load();
  recordVisit();
  localStorage.setItem('calendar', `always@${Date.now()}`);
  setConsent('denied');
  reportRouteChange();
  // The calendar has an answer of its own.
  expect([reportAction('Uncaught Error', 'Broken'), isDisabled()]).toEqual([false, true]);
  expect(localStorage.getItem('calendar')).not.toBeNull();
  expect(listCommands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  setConsent('granted');
  expect([isDisabled(), listCommands().slice(-2), tags().length]).toEqual([false, view(location.pathname, 'About'), 1]);
});

test('the tag is not loaded after a refusal before the load event, but after a later consent', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  storeAnswer('granted');
  const { setConsent, recordVisit } = await load();
  recordVisit();
  setConsent('denied');
  readyState.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  expect(tags()).toEqual([]);
  setConsent('granted');
  expect(tags()).toHaveLength(1);
});

test('the cookies of another site on the same domain stay until the visitor answers', async () => {
  await visitWithCookies();
  // Their order follows from what earlier tests set.
  expect(document.cookie.split('; ').toSorted()).toEqual(['_ga=1', '_ga_AB12CD34EF=1', '_ga_OTHER=1']);
  const { setConsent } = await import('~/lib/consent');
  setConsent('denied');
  expect(document.cookie).toBe('_ga_OTHER=1');
});

describe('the cookies of the tag, and no others, are removed if', () => {
  test.for([
    ['the consent has expired', `granted@${Date.now() - 213 * 86_400_000}`],
    ['the visitor refused', `denied@${Date.now()}`],
  ] as const)('%s', async ([, stored]) => {
    localStorage.setItem('consent', stored);
    await visitWithCookies();
    expect(document.cookie).toBe('_ga_OTHER=1');
  });

  test('the browser sends a privacy signal now', async () => {
    storeAnswer('granted');
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    await visitWithCookies();
    expect(document.cookie).toBe('_ga_OTHER=1');
  });

  test('the consent expires while the page is open', async () => {
    storeAnswer('granted');
    await visitWithCookies();
    expect(document.cookie).toContain('_ga=1');
    localStorage.setItem('consent', `granted@${Date.now() - 213 * 86_400_000}`);
    reportRouteChange();
    expect([document.cookie, isDisabled()]).toEqual(['_ga_OTHER=1', true]);
  });
});

function answerInAnotherTab(consent: 'granted' | 'denied'): void {
  storeAnswer(consent);
  dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
}

test('nothing is recorded any more once another tab has cleared the storage', async () => {
  storeAnswer('granted');
  const { recordVisit } = await load();
  recordVisit();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([isDisabled(), reportAction('Uncaught Error', 'Broken')]).toEqual([true, false]);
});

test('each answer in another tab is applied at once', async () => {
  const { recordVisit } = await load();
  recordVisit();
  answerInAnotherTab('granted');
  answerInAnotherTab('denied');
  reportAction('Uncaught Error', 'Broken');
  expect([isDisabled(), listCommands().at(-1)]).toEqual([true, ['consent', 'update', { analytics_storage: 'denied' }]]);
  answerInAnotherTab('granted');
  expect([isDisabled(), listCommands().slice(-2)]).toEqual([false, view(location.pathname, 'About')]);
  expect(tags()).toHaveLength(1);
});
