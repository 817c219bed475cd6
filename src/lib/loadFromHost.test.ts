import { afterEach, expect, test, vi } from 'vitest';
import { forgetLoads, loadFromHost } from './loadFromHost';

const wanted = 'https://host.example/repo/news?a=b#c';

interface Tab {
  readonly storage?: 'allowed' | 'forbidden' | 'full';
}

/** A browser tab: its session storage, and where it is asked to navigate. */
function openTab({ storage = 'allowed' }: Tab) {
  const stored = new Map<string, string>();
  const visits: string[] = [];
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => false } });
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
    location: { href: wanted, reload: () => visits.push('reload') },
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
