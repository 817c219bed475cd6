import { expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { speculationRules } from './compile-boot';

/** Whether the rules of a site under `/repo/` let a browser fetch what a link leads to. */
function isFetchedAhead(link: string, script: string | null = '', ready = false): boolean {
  const { prefetch }: { readonly prefetch: readonly { readonly where: { readonly selector_matches: string } }[] } =
    JSON.parse(speculationRules('/repo/'));
  const root = document.documentElement;
  if (script === null) root.removeAttribute(attributes.script);
  else root.setAttribute(attributes.script, script);
  root.toggleAttribute(attributes.ready, ready);
  document.body.innerHTML = link;
  return prefetch.some(({ where }) => document.querySelector(where.selector_matches) !== null);
}

const link = '<a href="/repo/about">About</a>';

test('a page of the site is fetched ahead until the application answers, never for a visitor who saves data', () => {
  expect(isFetchedAhead(link)).toBe(true);
  expect(isFetchedAhead(link, '', true)).toBe(false);
  expect(isFetchedAhead(link, 'costly')).toBe(false);
  expect(isFetchedAhead(link, null)).toBe(false);
});

test.for([
  '<a href="https://a.example/">another site</a>',
  '<a href="/other/">another site on the host</a>',
  '<a href="/repo/feeds/all.xml" type="application/atom+xml">a file</a>',
  '<a href="/repo/about" aria-current="page">the page itself</a>',
])('nothing else is fetched ahead: %s', (other) => {
  expect(isFetchedAhead(other)).toBe(false);
});
