import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attributes } from '~/boot/contract';

const root = document.documentElement;

/** Fresh modules, as after a page load, for a site with the tag. */
async function load(): Promise<typeof import('./analytics')> {
  vi.resetModules();
  vi.doMock('~generated/site', () => ({ analyticsId: 'G-AB12CD34EF', base: '/repo/', counterUrl: '', host: '' }));
  vi.doMock('~generated/features', () => ({ hasTag: true, hasCounter: false }));
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
    expect(tags()).toEqual([]);
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
