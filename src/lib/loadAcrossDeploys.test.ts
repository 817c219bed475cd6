import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadAcrossDeploys } from './loadAcrossDeploys';

const wanted = '/repo/about';
const gone = new TypeError('Failed to fetch dynamically imported module');
const isGone = () => Promise.reject(gone);
const isThere = () => Promise.resolve('the part');

/** A browser tab: its session storage, and where it is asked to navigate. */
function openTab(pathname: string, storage: 'allowed' | 'forbidden' | 'full' = 'allowed') {
  const stored = new Map<string, string>();
  const visits: string[] = [];
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (storage === 'full') throw new Error('full');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', {
    get sessionStorage() {
      if (storage === 'forbidden') throw new Error('forbidden');
      return sessionStorage;
    },
    location: {
      pathname,
      reload: () => visits.push('reload'),
      assign: (href: string) => visits.push(`assign ${href}`),
    },
  });
  return { visits, stored };
}

/** The outcome of a load: its part, its error, or a navigation. */
async function outcome(load: () => Promise<string>): Promise<string> {
  const leaving = new Promise<string>((resolve) => setImmediate(resolve, 'leaving'));
  const loaded = loadAcrossDeploys(wanted, load).catch((error: unknown) => (error === gone ? 'error' : String(error)));
  return Promise.race([loaded, leaving]);
}

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

describe('a part of the site', () => {
  test('that is there is given, and nothing is loaded afresh', async () => {
    const { visits, stored } = openTab('/repo/');
    expect(await outcome(isThere)).toBe('the part');
    expect(visits).toEqual([]);
    expect(stored.size).toBe(0);
  });

  test('that is gone has the wanted page loaded from the host', async () => {
    const { visits } = openTab('/repo/');
    expect(await outcome(isGone)).toBe('leaving');
    expect(visits).toEqual([`assign ${wanted}`]);
  });

  test('that is gone from the page itself has it reloaded', async () => {
    const { visits } = openTab(wanted);
    expect(await outcome(isGone)).toBe('leaving');
    expect(visits).toEqual(['reload']);
  });

  test('that is gone for good is an error after exactly one reload', async () => {
    const { visits } = openTab(wanted);
    await outcome(isGone);
    expect(await outcome(isGone)).toBe('error');
    expect(await outcome(isGone)).toBe('error');
    expect(visits).toEqual(['reload']);
  });

  test('that came back may be gone once more, after the next deploy', async () => {
    const { visits } = openTab(wanted);
    await outcome(isGone);
    expect(await outcome(isThere)).toBe('the part');
    await outcome(isGone);
    expect(visits).toEqual(['reload', 'reload']);
  });

  test.for(['forbidden', 'full'] as const)(
    'that is gone is an error where storage is %s, as reloads could not be counted',
    async (storage) => {
      const { visits } = openTab(wanted, storage);
      expect(await outcome(isGone)).toBe('error');
      expect(visits).toEqual([]);
    },
  );

  test.for(['forbidden', 'full'] as const)('that is there is given where storage is %s', async (storage) => {
    openTab(wanted, storage);
    expect(await outcome(isThere)).toBe('the part');
  });

  test('that is gone during the prerender stops it', async () => {
    expect(await outcome(isGone)).toBe('error');
  });
});
