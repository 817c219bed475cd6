// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attributes } from '~/boot/contract';

const root = document.documentElement;

/** Fresh modules, as after a page load, for a site with the given id (without one where it is empty). */
async function load(id = 'G-AB12CD34EF'): Promise<typeof import('./analytics')> {
  vi.resetModules();
  vi.doMock('~generated/site', () => ({ analyticsId: id, base: '/repo/' }));
  return import('./analytics');
}

/** Entries as the tag reads them: lists of arguments. */
function recorded(): readonly (readonly unknown[])[] {
  return (window.dataLayer ?? []).map((entry) => Array.from(Object(entry)));
}

const tags = () => [...document.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

const view = (path: string, title: string) => [
  'event',
  'page_view',
  { page_path: path, page_title: title, page_location: `${window.location.origin}${path}` },
];

beforeEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
  document.title = 'About';
  root.setAttribute(attributes.page, '/about');
});

describe('a visit', () => {
  test('is recorded at once, after what the tag has to know before it; the tag follows the load event', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
    const { recordVisit } = await load();
    recordVisit();
    expect(recorded()).toEqual([
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
    const { recordVisit } = await load();
    recordVisit();
    expect(recorded().at(-1)).toEqual(view(location.pathname, 'About'));
  });

  test('of a page that the browser prerenders begins when that is shown', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    const { recordVisit } = await load();
    recordVisit();
    expect([recorded(), tags()]).toEqual([[], []]);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(recorded()).toHaveLength(3);
    expect(tags()).toHaveLength(1);
    Reflect.deleteProperty(document, 'prerendering');
  });
});

test('entries are of the one kind that the tag takes for commands, after those that were there before', async () => {
  window.dataLayer = ['earlier'];
  const { recordPageview } = await load();
  recordPageview('/', 'Home');
  expect(window.dataLayer.map((entry) => Object.prototype.toString.call(entry))).toEqual([
    '[object String]',
    '[object Arguments]',
  ]);
});

test('nothing is recorded with the placeholder', async () => {
  const { analyticsEnabled, recordPageview } = await load('');
  recordPageview('/', 'Home');
  expect([analyticsEnabled, window.dataLayer]).toEqual([false, undefined]);
});
