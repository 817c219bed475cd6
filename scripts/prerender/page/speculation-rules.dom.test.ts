import { expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { speculationRules } from './compile-boot';

const about = '<a href="/repo/about">About</a>';
const running = { [attributes.script]: '' };

test.for<readonly [isFetched: boolean, when: string, attributes: Readonly<Record<string, string>>, link: string]>([
  [true, 'of a page of the site, until the application answers', running, about],
  [false, 'once it does', { ...running, [attributes.ready]: '' }, about],
  [false, 'for a visitor who saves data', { [attributes.script]: 'costly' }, about],
  [false, 'where no script runs', {}, about],
  [false, 'of another site', running, '<a href="https://a.example/">A</a>'],
  [false, 'of another site on the host', running, '<a href="/other/">A</a>'],
  [false, 'of a file', running, '<a href="/repo/feeds/all.xml" type="application/atom+xml">A</a>'],
  [false, 'of the page itself', running, '<a href="/repo/about" aria-current="page">A</a>'],
])('a link is fetched ahead: %s, %s', ([isFetched, , rootAttributes, link]) => {
  document.body.innerHTML = link;
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of Object.entries(rootAttributes)) root.setAttribute(name, value);
  const { prefetch }: { readonly prefetch: readonly { readonly where: { readonly selector_matches: string } }[] } =
    JSON.parse(speculationRules('/repo/'));
  expect(prefetch.some(({ where }) => document.querySelector(where.selector_matches) !== null)).toBe(isFetched);
});
