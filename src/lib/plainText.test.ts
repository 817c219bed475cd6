import { describe, expect, it } from 'vitest';
import { plainText, shorten } from './plainText';

const cases: readonly (readonly [input: unknown, expected: string])[] = [
  ['US$"10M" $& $` $$', 'US$"10M" $& $` $$'],
  ['a < b and c > d', 'a < b and c > d'],
  ['if a <b', 'if a <b'],
  ['AT&amp;T', 'AT&T'],
  ['the &lt;b&gt; tag', 'the <b> tag'],
  ['Haiti&amp;#8217;s port &amp;amp; its partners', 'Haiti’s port & its partners'],
  ['Haiti&#038;#8217;s port &amp;#38;amp; its partners', 'Haiti’s port & its partners'],
  ['&amp;lt;b&amp;gt;', '<b>'],
  ['x&amp;#0;&amp;#x202E;y', 'xy'],
  ['&unknown; &amp', '&unknown; &amp'],
  ['&eacute;&Ntilde;&hellip;&rsquo;', 'éÑ…’'],
  ['&#233;&#xE9;&#X1F600;', 'éé😀'],
  ['&#146;&#150;', '’–'],
  ['x&#0;&#xD800;&#x110000;y', 'xy'],
  ['<b>AT</b>&amp;T', 'AT&T'],
  ['one<br/>two<p>three</p>four', 'one two three four'],
  ['<img alt="a > b" src=x>after', 'after'],
  ["<p class=it's>stray</p>", 'stray'],
  ['<script>alert("<b>")</script>left', 'left'],
  ['<style>a{b:c}</style >left', 'left'],
  ['<!-- <b>note</b> -->left<!-- open', 'left'],
  ['<![CDATA[Fish & <i>Chips</i>]]>', 'Fish & Chips'],
  ['<scr\u0000ipt>x</script>left', 'left'],
  ['<ol><li>House\n</li><li>CNN</l…', 'House CNN'],
  ['read <a href="https://example.com/comp', 'read'],
  ['mail <jo@example.com>', 'mail <jo@example.com>'],
  ['مرحبا بالعالم – שלום', 'مرحبا بالعالم – שלום'],
  ['abc\u202Edcb', 'abcdcb'],
  ['👨‍👩‍👧 👩🏾‍🌾 ☀️', '👨‍👩‍👧 👩🏾‍🌾 ☀️'],
  ['half \uD83D pair', 'half pair'],
  ['a\u0000\u0007b\u00ADc\u200Bd\uFEFF', 'abcd'],
  ['  two \u00A0 \r\n\t lines\u2028', 'two lines'],
  ['Cafe\u0301', 'Café'],
  ['null', ''],
  ['[Removed]', ''],
  [null, ''],
  [undefined, ''],
  [['a'], ''],
  ['', ''],
];

describe('plainText', () => {
  it.each(cases)('turns %j into %j', (input, expected) => {
    expect(plainText(input, 300)).toBe(expected);
  });

  it('takes no longer for hostile text', () => {
    const hostile = [
      '<a "'.repeat(50_000),
      '<'.repeat(200_000),
      '&'.repeat(200_000),
      '<a '.repeat(60_000),
      `${'<a b='.repeat(40_000)}"`,
      '<!--'.repeat(50_000),
      '<script'.repeat(30_000),
      '<script '.repeat(30_000),
      '<style></style '.repeat(15_000),
      '<!doctype'.repeat(25_000),
    ];
    const start = performance.now();
    // A limit that lets all of it be read.
    for (const text of hostile) plainText(text, 200_000);
    // This takes a tenth of a second if the time grows with the length, and minutes if it grows with its square.
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

it.each([
  ['fits', 4, 'fits'],
  ['The quick brown fox', 10, 'The quick…'],
  ['The quick brown fox', 15, 'The quick…'],
  ['The quick, brown fox', 11, 'The quick…'],
  ['x'.repeat(30), 10, `${'x'.repeat(9)}…`],
  ['aaaa😀😀😀😀', 6, 'aaaa…'],
  ['aaaa👩‍🔧bbbb', 8, 'aaaa…'],
])('shorten cuts %j to %i', (text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected);
});
