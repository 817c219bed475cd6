import { describe, expect, it } from 'vitest';
import { isOfHosts, parseArticleUrl, parseImageUrl } from './address';
import { articleKey, titleKey, withoutDuplicates } from './article';

describe('parseArticleUrl', () => {
  it.each([
    ['https://Example.COM:443/a/#part', 'https://example.com/a/'],
    ['https://example.com', 'https://example.com/'],
    ['  https://example.com/a\n', 'https://example.com/a'],
    ['https://example.com/?a=1&amp;b=2', 'https://example.com/?a=1&b=2'],
    ['https://example.com/?a=1&amp;amp;b=2', 'https://example.com/?a=1&b=2'],
    ['https://example.com/?a=1&am\np;b=2', 'https://example.com/?a=1&b=2'],
    ['https://example.com/?utm_source=x&id=7&fbclid=y', 'https://example.com/?id=7'],
    ['https://example.com/??&fbclid', 'https://example.com/??'],
    ['https://example.com/?', 'https://example.com/'],
    ['https://example.com/?q=a%20b+c', 'https://example.com/?q=a%20b+c'],
    ['https://example.com/中', 'https://example.com/%E4%B8%AD'],
  ])('links %j as %j', (value, expected) => {
    expect(parseArticleUrl(value)).toBe(expected);
  });

  it.each([
    null,
    {},
    '',
    '/relative',
    '//example.com/a',
    'example.com/a',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hi',
    'ftp://example.com/a',
    'http://example.com/a',
    'https://user:word@example.com/',
    'https://undefined/a',
    'https://[::1]/a',
    'https://a b.example.com/',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0xf0.1/',
    'https://8.8.8.8/',
    'https://[::ffff:10.0.0.1]/',
    'https://router.local/',
    'https://wiki.internal./',
    `https://example.com/${'a'.repeat(2_048)}`,
    `https://example.com/${'中'.repeat(300)}`,
  ])('refuses %j', (value) => {
    expect(parseArticleUrl(value)).toBeNull();
  });
});

const addressed = (...urls: readonly string[]) =>
  urls.map((url) => ({ url, title: 'Port opens', publishedAt: '2026-01-03T10:00:00Z' }));

describe('articleKey', () => {
  it.each([
    ['https://example.com/a', 'http://www.example.com/a/', true],
    ['https://www.example.com', 'http://example.com/', true],
    ['https://example.com/a/?id=7', 'https://www.example.com/a?id=7', true],
    ['https://example.com/a', 'https://example.com/A', false],
    ['https://example.com/a?id=7', 'https://example.com/a?id=8', false],
    ['https://wwwexample.com/a', 'https://example.com/a', false],
    ['https://example.com/a?b=/', 'https://example.com/a?b=', false],
    ['https://m.example.com/a', 'https://www.example.com/a', true],
    ['https://mobile.example.com/a', 'https://example.com/a', true],
    ['https://amp.example.com/a', 'https://www.amp.example.com/a', true],
    ['https://m.example/a', 'https://example/a', false],
    ['https://mobile.example/a', 'https://amp.example/a', false],
    ['https://film.example.com/a', 'https://example.com/a', false],
    ['https://example.com/a/amp', 'https://example.com/a', true],
    ['https://example.com/a/amp/', 'https://example.com/a/', true],
    ['https://example.com/a.amp', 'https://example.com/a', true],
    ['https://example.com/amp/a', 'https://example.com/a', true],
    ['https://example.com/champ', 'https://example.com/ch', false],
    ['https://example.com/ampere', 'https://example.com/ere', false],
    ['https://example.com/a?outputType=amp', 'https://example.com/a', true],
    ['https://example.com/a?id=7&output=amp', 'https://example.com/a?id=7', true],
    ['https://example.com/a?amp=1&id=7', 'https://example.com/a?id=7', true],
    ['https://example.com/a?amp', 'https://example.com/a', true],
    ['https://example.com/a?amp=7', 'https://example.com/a', false],
    ['https://example.com/a?output=7', 'https://example.com/a', false],
    ['https://example.com/a?ref=home', 'https://example.com/a?ref=feed', true],
    ['https://example.com/article.php?ref=55', 'https://example.com/article.php?ref=56', false],
    ['https://example.com/a?ref=', 'https://example.com/a', true],
    ['https://example.com/a?ref=7days', 'https://example.com/a', true],
    ['https://example.com/a?src=rss', 'https://example.com/a', true],
    ['https://example.com/a?mod=rss_markets', 'https://example.com/a?mod=mw_rss_topstories', true],
    ['https://example.com/a?CMP=share_btn', 'https://example.com/a?cmp=rss', true],
    ['https://example.com/a?src=7', 'https://example.com/a', false],
    ['https://example.com/a?reference=7', 'https://example.com/a', false],
    ['https://example.com/?CMP=7', 'https://example.com', true],
    ['https://example.com/??id=7', 'https://example.com/?id=7', false],
  ])('of %s and %s is the same: %s', (one, other, isSame) => {
    const [key, otherKey] = [one, other].map((address) => articleKey(parseArticleUrl(address) ?? address));
    expect(key === otherKey).toBe(isSame);
  });

  it('leaves each article once, and none that is known', () => {
    const articles = addressed('https://a.example/1', 'http://www.a.example/1/', 'https://a.example/2');
    expect(withoutDuplicates(articles)).toEqual([articles[0], articles[2]]);
    expect(withoutDuplicates(articles, addressed('http://a.example/2/'))).toEqual([articles[0]]);
  });
});

describe('titleKey', () => {
  const article = {
    url: 'https://www.example.com/1',
    title: 'Haïti’s port opens – after the storm',
    publishedAt: '2026-01-03T10:00:00Z',
  };

  it.each([
    [{ url: 'http://m.example.com/2?ref=x' }, true],
    [{ title: 'HAITI’S PORT OPENS, after the storm!' }, true],
    [{ title: "Haïti's port opens - after the storm" }, true],
    [{ publishedAt: '2026-01-03T23:59:59Z' }, true],
    [{ publishedAt: '2026-01-04T00:00:00Z' }, false],
    [{ url: 'https://other.example/1' }, false],
    [{ title: 'Haïti’s port opens before the storm' }, false],
  ])('of the same article with %j is the same: %s', (other, isSame) => {
    expect(titleKey(article)).toBe('example.com|2026-01-03|haiti s port opens after the storm');
    expect(titleKey({ ...article, ...other }) === titleKey(article)).toBe(isSame);
  });

  it.each([
    ['Haiti’s port opens again', true],
    ['Haiti – the port – opens', true],
    ['Haiti’s port opens again today', false],
  ])('of %j is none: %s', (title, isNone) => {
    expect(titleKey({ ...article, title }) === null).toBe(isNone);
  });

  it('also leaves each article once, and none that is known', () => {
    const copy = { ...article, url: 'https://example.com/2' };
    expect(withoutDuplicates([article, copy])).toEqual([article]);
    expect(withoutDuplicates([copy], [article])).toEqual([]);
  });
});

it.each([
  ['https://example.com/a.jpg?w=1&amp;h=2', 'https://example.com/a.jpg?w=1&h=2'],
  ['//cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
  [' //cdn.example.com/a.jpg?w=1', 'https://cdn.example.com/a.jpg?w=1'],
  ['//undefined', null],
  ['//localhost/a.jpg', null],
  ['/a.jpg', null],
  ['http://example.com/a.jpg', null],
  ['undefined', null],
  ['https://example.com/undefined', null],
  ['https://example.com/images/null', null],
  ['https://example.com/', null],
  ['data:image/png;base64,AAAA', null],
  [null, null],
])('imageAddress shows %j as %j', (value, expected) => {
  expect(parseImageUrl(value)).toBe(expected);
});

it.each([
  ['https://tabloid.example/a', true],
  ['https://www.tabloid.example/a', true],
  ['http://sport.tabloid.example/a?b', true],
  ['https://tabloid.example.:8443/a', true],
  ['https://nottabloid.example/a', false],
  ['https://tabloid.example.org/a', false],
  ['https://news.example/tabloid.example', false],
])('%s is of the host tabloid.example: %s', (address, expected) => {
  expect(isOfHosts(address, ['other.example', 'tabloid.example'])).toBe(expected);
  expect(isOfHosts(address, [])).toBe(false);
});
