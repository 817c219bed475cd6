import { expect, it } from 'vitest';
import { noneExcluded } from '~tests/support/news/articles';
import { createIsExcluded } from './excludedNews';

const isExcluded = createIsExcluded({
  hosts: ['tabloid.example', 'm.mobile.example'],
  addresses: ['https://news.example/one?utm_source=x#top'],
  titleWords: ['Horoscope', 'betting odds'],
});

it.each([
  ['https://tabloid.example/a', 'A', true],
  ['https://www.tabloid.example/a', 'A', true],
  ['http://sport.tabloid.example/a?b', 'A', true],
  ['https://nottabloid.example/a', 'A', false],
  ['https://tabloid.example.org/a', 'A', false],
  ['https://m.mobile.example/a', 'A', true],
  ['https://news.example/one', 'A', true],
  ['http://www.news.example/one/', 'A', true],
  ['https://news.example/one/more', 'A', false],
  ['https://news.example/two', 'Your HOROSCOPE: May', true],
  ['https://news.example/two', 'Horoscopes of May', false],
  ['https://news.example/two', 'The betting-odds are in', true],
  ['https://news.example/two', 'Odds of betting', false],
])('%s with the title %s is excluded: %s', (url, title, expected) => {
  expect(isExcluded({ url, title })).toBe(expected);
  expect(createIsExcluded(noneExcluded)({ url, title })).toBe(false);
});
