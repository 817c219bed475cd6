import { describe, expect, it } from 'vitest';
import { articleAddress, imageAddress } from './address';
import { articleKey, withoutKnown } from './article';

describe('articleAddress', () => {
  it.each([
    ['https://Example.COM:443/a/#part', 'https://example.com/a/'],
    ['http://example.com', 'http://example.com/'],
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
    expect(articleAddress(value)).toBe(expected);
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
    'https://user:word@example.com/',
    'https://undefined/a',
    'https://[::1]/a',
    'https://a b.example.com/',
    'http://127.0.0.1/a',
    'http://2130706433/a',
    'http://0xf0.1/',
    'http://8.8.8.8/',
    'http://[::ffff:10.0.0.1]/',
    'https://router.local/',
    'https://wiki.internal./',
    `https://example.com/${'a'.repeat(2_048)}`,
    `https://example.com/${'中'.repeat(300)}`,
  ])('refuses %j', (value) => {
    expect(articleAddress(value)).toBeNull();
  });
});

const addressed = (...urls: readonly string[]) => urls.map((url) => ({ url }));

describe('articleKey', () => {
  it.each([
    ['https://example.com/a', 'http://www.example.com/a/', true],
    ['https://www.example.com', 'http://example.com/', true],
    ['https://example.com/a/?id=7', 'https://www.example.com/a?id=7', true],
    ['https://example.com/a', 'https://example.com/A', false],
    ['https://example.com/a?id=7', 'https://example.com/a?id=8', false],
    ['https://wwwexample.com/a', 'https://example.com/a', false],
    ['https://example.com/a?b=/', 'https://example.com/a?b=', false],
  ])('of %s and %s is the same: %s', (one, other, isSame) => {
    const [key, otherKey] = [one, other].map((address) => articleKey(articleAddress(address) ?? address));
    expect(key === otherKey).toBe(isSame);
  });

  it('leaves each article once, and none that is known', () => {
    const found = addressed('https://a.example/1', 'http://www.a.example/1/', 'https://a.example/2');
    expect(withoutKnown(found)).toEqual([found[0], found[2]]);
    expect(withoutKnown(found, addressed('http://a.example/2/'))).toEqual([found[0]]);
  });
});

it.each([
  ['https://example.com/a.jpg?w=1&amp;h=2', 'https://example.com/a.jpg?w=1&h=2'],
  ['/samples/pictures/business-1.svg', '/samples/pictures/business-1.svg'],
  ['/samples/pictures/../a.svg', null],
  ['http://example.com/a.jpg', null],
  ['undefined', null],
  ['https://example.com/undefined', null],
  ['https://example.com/images/null', null],
  ['https://example.com/', null],
  ['data:image/png;base64,AAAA', null],
  [null, null],
])('imageAddress shows %j as %j', (value, expected) => {
  expect(imageAddress(value)).toBe(expected);
});
