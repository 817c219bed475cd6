import { expect, it } from 'vitest';
import { hostName } from './hostName';

it.each([
  ['https://www.example.com/a', 'example.com'],
  ['https://www.xn--mnchner-n2a.de/a', 'münchner.de'],
  ['https://шкода.example/', 'шкода.example'],
  ['https://новости.рус/', 'новости.рус'],
  ['https://朝日ニュース.jp/', '朝日ニュース.jp'],
  ['https://조선일보1.한국/', '조선일보1.한국'],
  ['https://أخبار.example/', 'أخبار.example'],
  // Letters of two scripts, of one that looks like another, and phonetic ones.
  ['https://reutеrs.com/', 'xn--reutrs-6of.com'],
  ['https://аррӏе.com/', 'xn--80ak6aa92e.com'],
  ['https://ɡooɡle.com/', 'xn--oole-z7bc.com'],
  ['https://xn--zzzzzzzzzzzz.com/', ''],
  ['no address', ''],
])('the host of %s is shown as %j', (address, shown) => {
  expect(hostName(address)).toBe(shown);
});
