import { afterEach, expect, test, vi } from 'vitest';
import { forgetLoads, loadFromHost } from './loadFromHost';

const wanted = '/repo/news?a=b#c';

interface Tab {
  readonly shown?: string;
  readonly storage?: 'allowed' | 'forbidden' | 'full';
  readonly isReady?: boolean;
}

/** A browser tab: its session storage, and where it is asked to navigate. */
function openTab({ shown = wanted, storage = 'allowed', isReady = false }: Tab) {
  const stored = new Map<string, string>();
  const visits: string[] = [];
  const { pathname, search, hash } = new URL(shown, 'https://host.example');
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => isReady } });
  vi.stubGlobal('window', {
    get sessionStorage() {
      if (storage === 'forbidden') throw new Error('forbidden');
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (storage === 'full') throw new Error('full');
          stored.set(key, value);
        },
        removeItem: (key: string) => stored.delete(key),
      };
    },
    location: {
      pathname,
      search,
      hash,
      reload: () => visits.push('reload'),
      assign: (href: string) => visits.push(`assign ${href}`),
    },
  });
  return visits;
}

afterEach(() => vi.unstubAllGlobals());

test('a page that misses a part is loaded again exactly once', () => {
  const visits = openTab({});
  expect([loadFromHost(wanted), loadFromHost(wanted), loadFromHost(wanted)]).toEqual([true, false, false]);
  expect(visits).toEqual(['reload']);
});

test('a page that ran since is loaded again after the next deploy', () => {
  const visits = openTab({});
  loadFromHost(wanted);
  forgetLoads();
  expect(loadFromHost(wanted)).toBe(true);
  expect(visits).toEqual(['reload', 'reload']);
});

test.for(['forbidden', 'full'] as const)('nothing is loaded again where storage is %s', (storage) => {
  const visits = openTab({ storage });
  expect(loadFromHost(wanted)).toBe(false);
  forgetLoads();
  expect(visits).toEqual([]);
});

test.for(['allowed', 'forbidden', 'full'] as const)(
  'a page on which the application runs gives way each time, with storage %s',
  (storage) => {
    const visits = openTab({ storage, isReady: true, shown: '/repo/' });
    expect([loadFromHost(wanted), loadFromHost(wanted)]).toEqual([true, true]);
    expect(visits).toEqual([`assign ${wanted}`, `assign ${wanted}`]);
  },
);
