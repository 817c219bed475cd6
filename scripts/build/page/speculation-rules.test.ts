// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { speculationRules } from './speculation-rules';

const root = document.documentElement;

/** Addresses of the links that are rendered ahead when they are pointed at. */
function renderedAhead(base: string, links: string): readonly string[] {
  const template = document.createElement('template');
  template.innerHTML = speculationRules(base);
  const text = template.content.querySelector('script[type=speculationrules]')?.textContent ?? '';
  const { prerender } = JSON.parse(text) as {
    readonly prerender: readonly { readonly where: { readonly selector_matches: string } }[];
  };
  document.body.innerHTML = links;
  return prerender.flatMap(({ where }) =>
    [...document.querySelectorAll(where.selector_matches)].map((link) => link.getAttribute('href') ?? ''),
  );
}

beforeEach(() => {
  root.setAttribute(attributes.script, '');
  root.removeAttribute(attributes.ready);
});

describe('rendered ahead', () => {
  const link = '<a href="/repo/about">About</a>';

  test('is what links of the site lead to', () => {
    expect(renderedAhead('/repo/', link)).toEqual(['/repo/about']);
    expect(renderedAhead('/', '<a href="/about">About</a>')).toEqual(['/about']);
  });

  test.for([
    ['another site', '<a href="https://a.example/">A</a>'],
    ['a part of the page', '<a href="#main">Main</a>'],
    ['a mail address', '<a href="mailto:a@b.example">Mail</a>'],
    ['another site on the host', '<a href="/other/">Other</a>'],
    ['a file', '<a href="/repo/feeds/all.xml" type="application/atom+xml">Atom</a>'],
    ['the page itself', '<a href="/repo/about" aria-current="page">About</a>'],
    ['what the application shows on the page', `<a href="/repo/news?region=haiti" ${attributes.replay}>Haiti</a>`],
    ['what opens the search', `<a href="/repo/search" ${attributes.opensSearch}>Search</a>`],
  ] as const)('is not %s', ([, other]) => {
    expect(renderedAhead('/repo/', other)).toEqual([]);
  });

  test('is nothing for a visitor who saves data, without scripts, and once the application answers', () => {
    root.setAttribute(attributes.script, 'costly');
    expect(renderedAhead('/repo/', link)).toEqual([]);
    root.removeAttribute(attributes.script);
    expect(renderedAhead('/repo/', link)).toEqual([]);
    root.setAttribute(attributes.script, '');
    root.setAttribute(attributes.ready, '');
    expect(renderedAhead('/repo/', link)).toEqual([]);
  });
});
