// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { analyticsPlaceholder } from '~/config/site';

type Analytics = typeof import('./analytics') & typeof import('./queue');

/** Fresh modules, as after a page load, for a site with the given id (the placeholder by default). */
async function load(id = ''): Promise<Analytics> {
  vi.resetModules();
  vi.stubEnv('ANALYTICS_ID', id);
  return { ...(await import('./analytics')), ...(await import('./queue')) };
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
});

describe('analytics', () => {
  test('loads nothing for the placeholder', async () => {
    const { analyticsEnabled, startAnalytics } = await load();
    startAnalytics();
    expect(analyticsEnabled).toBe(false);
    expect(tags()).toEqual([]);
  });

  test('loads the tag once for a real id', async () => {
    const { startAnalytics } = await load('G-AB12CD34EF');
    startAnalytics();
    startAnalytics();
    expect(tags()).toEqual([{ src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF', async: true }]);
  });

  test('queues the first view of a page after what a tag has to know before it', async () => {
    document.title = 'Home';
    const { queueFirstPageview } = await load();
    queueFirstPageview();
    expect(recorded()).toEqual([
      ['js', expect.any(Date)],
      ['config', analyticsPlaceholder, { send_page_view: false }],
      view('/', 'Home'),
    ]);
  });

  test('queues a pageview with path, title and whole address', async () => {
    const { queuePageview } = await load();
    queuePageview('/repo/about', 'About Us | Alisio Group');
    expect(recorded()).toEqual([view('/repo/about', 'About Us | Alisio Group')]);
  });

  test('queues an error with category, action and label', async () => {
    const { recordEvent } = await load();
    recordEvent('Uncaught Error', { category: 'Error', label: 'the message' });
    expect(recorded()).toEqual([['event', 'Uncaught Error', { event_category: 'Error', event_label: 'the message' }]]);
  });

  test('makes entries of the one kind that the tag takes for commands', async () => {
    const { queuePageview } = await load();
    queuePageview('/', 'Home');
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  test('keeps the entries that were there before', async () => {
    window.dataLayer = ['earlier'];
    const { queueFirstPageview } = await load();
    queueFirstPageview();
    expect(window.dataLayer).toHaveLength(4);
    expect(window.dataLayer[0]).toBe('earlier');
  });
});
