import { expect, test } from 'vitest';
import { lostFragments } from './lost-fragments';

test('a link to a part that its page does not have is named; others, and other sites, are let alone', () => {
  const documents = new Map([
    ['/', '<main id="start"><a href="/repo/es/terms#use">1</a> <a class="x" href="/repo/es/terms#us">2</a></main>'],
    ['/es/terms', '<h2 id="use">Uso</h2><a href="#use">1</a><a href="#lost">2</a><a href="/repo/#start">3</a>'],
    ['/es/about', '<a href="https://a.example/#b">1</a><a href="mailto:a@a.example">2</a><a href="/repo/gone#x">3</a>'],
  ]);
  expect(lostFragments('/repo/', documents)).toEqual([
    '/: a link leads to /es/terms#us, and there is no such part',
    '/es/terms: a link leads to /es/terms#lost, and there is no such part',
  ]);
});
