// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { analyticsPlaceholder } from '../config/site';

type Analytics = typeof import('./analytics');

/** The module anew, as each page load has it, for a site with the given id (the placeholder by default). */
async function load(id = ''): Promise<Analytics> {
  vi.resetModules();
  vi.stubEnv('ANALYTICS_ID', id);
  return import('./analytics');
}

/** Entries as the tag reads them: lists of arguments. */
function recorded(): readonly (readonly unknown[])[] {
  return (window.dataLayer ?? []).map((entry) => Array.from(Object(entry)));
}

const tags = () => [...document.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

beforeEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

describe('analytics', () => {
  test('records the placeholder and loads nothing for it', async () => {
    const { analyticsEnabled, startAnalytics } = await load();
    startAnalytics();
    expect(analyticsEnabled).toBe(false);
    expect(tags()).toEqual([]);
    expect(recorded()).toEqual([
      ['js', expect.any(Date)],
      ['config', analyticsPlaceholder, { send_page_view: false }],
    ]);
  });

  test('loads the tag once for a real id', async () => {
    const { startAnalytics } = await load('G-AB12CD34EF');
    startAnalytics();
    startAnalytics();
    expect(tags()).toEqual([{ src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF', async: true }]);
    expect(recorded()).toHaveLength(2);
  });

  test('records a pageview with path, title and whole address', async () => {
    const { recordPageview } = await load();
    recordPageview('/repo/about', 'About Us | Alisio Group');
    expect(recorded()).toEqual([
      [
        'event',
        'page_view',
        {
          page_path: '/repo/about',
          page_title: 'About Us | Alisio Group',
          page_location: `${window.location.origin}/repo/about`,
        },
      ],
    ]);
  });

  test('records an error with category, action and label', async () => {
    const { recordEvent } = await load();
    recordEvent('Uncaught Error', { category: 'Error', label: 'the message' });
    expect(recorded()).toEqual([['event', 'Uncaught Error', { event_category: 'Error', event_label: 'the message' }]]);
  });

  test('makes entries of the one kind that the tag takes for commands', async () => {
    const { recordPageview } = await load();
    recordPageview('/', 'Home');
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  test('adds to the entries of whoever was there first', async () => {
    window.dataLayer = ['earlier'];
    const { startAnalytics } = await load();
    startAnalytics();
    expect(window.dataLayer).toHaveLength(3);
    expect(window.dataLayer[0]).toBe('earlier');
  });
});
