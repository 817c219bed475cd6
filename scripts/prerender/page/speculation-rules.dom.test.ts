import { expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { speculationRules } from './compile-boot';

const about = '<a href="/repo/about">About</a>';
const running = { [attributes.script]: '' };

test.for<readonly [isFetched: boolean, when: string, attributes: Readonly<Record<string, string>>, link: string]>([
  [true, 'to a page of the site, until the application handles clicks', running, about],
  [false, 'once the application handles clicks', { ...running, [attributes.ready]: '' }, about],
  [false, 'for a visitor who saves data', { [attributes.script]: 'costly' }, about],
  [false, 'if no script runs', {}, about],
  [false, 'to another site', running, '<a href="https://a.example/">A</a>'],
  [false, 'to another site on the same host', running, '<a href="/other/">A</a>'],
  [false, 'to a file', running, '<a href="/repo/feeds/all.xml" type="application/atom+xml">A</a>'],
  [false, 'to the page itself', running, '<a href="/repo/about" aria-current="page">A</a>'],
])('a link is prefetched: %s, %s', ([isFetched, , rootAttributes, link]) => {
  document.body.innerHTML = link;
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of Object.entries(rootAttributes)) root.setAttribute(name, value);
  const { prefetch }: { readonly prefetch: readonly { readonly where: { readonly selector_matches: string } }[] } =
    JSON.parse(speculationRules('/repo/'));
  expect(prefetch.some(({ where }) => document.querySelector(where.selector_matches) !== null)).toBe(isFetched);
});
