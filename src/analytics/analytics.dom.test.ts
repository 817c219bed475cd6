import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attributes } from '~/boot/contract';

const root = document.documentElement;

/** Fresh modules, as after a page load, for a site with the tag or a counter. */
async function load(by: 'tag' | 'counter' = 'tag'): Promise<typeof import('./analytics')> {
  vi.resetModules();
  const settings = { analyticsId: 'G-AB12CD34EF', counterUrl: 'https://count.example/api/event', host: 'a.example' };
  vi.doMock('~generated/site', () => ({ ...settings, base: '/repo/' }));
  vi.doMock('~generated/features', () => ({ hasTag: by === 'tag', hasCounter: by === 'counter' }));
  return import('./analytics');
}

const agree = () => localStorage.setItem('consent', `granted@${Date.now()}`);

/** Entries of the one kind that the tag takes for commands: the arguments of a function. */
function recorded(): readonly (readonly unknown[])[] {
  const entries = window.dataLayer ?? [];
  expect(entries.filter((entry) => Object.prototype.toString.call(entry) !== '[object Arguments]')).toEqual([]);
  return entries.map((entry) => Array.from(Object(entry)));
}

const tags = () => [...document.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

const view = (path: string, title: string) => [
  'event',
  'page_view',
  { page_path: path, page_title: title, page_location: `${window.location.origin}${path}` },
];

beforeEach(() => {
  delete window.dataLayer;
  Reflect.deleteProperty(window, 'ga-disable-G-AB12CD34EF');
  localStorage.clear();
  // Styles in the head are of tests of components, which share the document.
  for (const script of document.querySelectorAll('script')) script.remove();
  document.title = 'About';
  root.setAttribute(attributes.page, '/about');
});

describe('a visit', () => {
  test('is recorded at once, after what the tag has to know before it; the tag follows the load event', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
    agree();
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
    expect(tags()).toEqual([]);
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('load'));
    expect(tags()).toEqual([{ src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF', async: true }]);
  });

  test('has the address that was asked for where the site has no such page', async () => {
    root.setAttribute(attributes.page, '/es/404');
    agree();
    const { recordVisit } = await load();
    recordVisit();
    expect(recorded().at(-1)).toEqual(view(location.pathname, 'About'));
  });

  test('of a page that the browser prerenders begins when that is shown', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    agree();
    const { recordVisit } = await load();
    recordVisit();
    expect([recorded(), tags()]).toEqual([[], []]);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(recorded()).toHaveLength(5);
    expect(tags()).toHaveLength(1);
    Reflect.deleteProperty(document, 'prerendering');
  });
});

test.for([
  ['nobody answered', null],
  ['refused', `denied@${Date.now()}`],
  ['agreed seven months ago', `granted@${Date.now() - 213 * 86_400_000}`],
  ['agreed at a time to come', `granted@${Date.now() + 86_400_000}`],
  ['holds nonsense', 'granted'],
] as const)('nothing is recorded for the tag, and none loaded, where a visitor %s', async ([, stored]) => {
  if (stored !== null) localStorage.setItem('consent', stored);
  const { isRecording, recordEvent, recordVisit } = await load();
  recordVisit();
  recordEvent('Contact Form', 'sent');
  expect([isRecording(), window.dataLayer, tags()]).toEqual([false, undefined, []]);
});

const isDisabled = () => Reflect.get(window, 'ga-disable-G-AB12CD34EF');

test.for(['here', 'in another tab'] as const)('an answer %s holds at once, and so does another one', async (place) => {
  const { answerConsent, recordEvent, recordVisit } = await load();
  recordVisit();
  const answer = (consent: 'granted' | 'denied') => {
    if (place === 'here') return answerConsent(consent);
    localStorage.setItem('consent', `${consent}@${Date.now()}`);
    dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  };
  answer('granted');
  answer('denied');
  recordEvent('Contact Form', 'sent');
  expect([isDisabled(), recorded().at(-1)]).toEqual([true, ['consent', 'update', { analytics_storage: 'denied' }]]);
  answer('granted');
  expect([isDisabled(), recorded().at(-1)]).toEqual([false, view(location.pathname, 'About')]);
  expect(tags()).toHaveLength(1);
});

test('a counter that cannot be reached leaves nothing, and is no fault', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('no line')));
  vi.stubGlobal('fetch', fetch);
  const { isRecording, recordEvent, recordVisit } = await load('counter');
  recordVisit();
  recordEvent('Contact Form', 'sent');
  expect(fetch).toHaveBeenCalledTimes(2);
  expect([isRecording(), localStorage.length, document.cookie, window.dataLayer]).toEqual([true, 0, '', undefined]);
});
