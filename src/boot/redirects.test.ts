import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { combinations, selectionPath } from '~/config/news';
import { redirectOf } from './redirects';

function redirect(address: string): string | null {
  return redirectOf(new URL(address, 'https://host.example'));
}

it.each([
  ['/news?region=haiti', '/news/haiti'],
  ['/news?category=economy', '/news/all/economy'],
  ['/repo/es/news/?region=haiti&category=economy#markets', '/repo/es/news/haiti/economy#markets'],
  ['/news.html?region=haiti&utm_source=mail', '/news/haiti?utm_source=mail'],
  ['/news?region=atlantis&category=__proto__', '/news'],
  ['/news?REGION=x&region=haiti&category=gossip', '/news/haiti?REGION=x'],
  ['/news/haiti?category=economy', '/news/haiti/economy'],
  ['/news/all', '/news'],
  ['/news/all/all/', '/news'],
  ['/news/haiti/all', '/news/haiti'],
  ['/fr/news?region=haiti&q=%20march%C3%A9', '/fr/search?q=+march%C3%A9'],
])('%s leads to %s', (address, target) => {
  expect(redirect(address)).toBe(target);
});

it.each([
  '/news',
  '/news/',
  '/news/haiti/economy?utm_source=mail',
  '/news/all/economy',
  '/news?q=%20%00',
  '/search?q=news',
  '/about?region=haiti',
  '/newsroom?region=haiti',
])('%s stands as it is', (address) => {
  expect(redirect(address)).toBeNull();
});

it('leads to an address that stands as it is, whatever the query holds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('/news', '/repo/es/news/haiti', '/news/all/all'),
      fc.array(fc.tuple(fc.constantFrom('region', 'category', 'q', '__proto__'), fc.string())),
      (path, entries) => {
        const target = redirect(`${path}?${new URLSearchParams(entries).toString()}`);
        expect(target === null || redirect(target) === null).toBe(true);
      },
    ),
  );
});

it('leaves every selection where it is', () => {
  for (const combination of combinations) expect(redirect(`/es/news${selectionPath(combination)}`)).toBeNull();
});
