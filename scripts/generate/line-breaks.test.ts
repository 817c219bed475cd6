import { expect, test } from 'vitest';
import { joinNumbers } from './line-breaks';

test.for([
  ['am 2. Januar, 3. Quartal', 'am 2.~Januar, 3.~Quartal'],
  ['on 2 January 2026, the 1er janvier 2026', 'on 2~January 2026, the 1er~janvier 2026'],
  ['January 2, 2026, el 3 de enero', 'January~2, 2026, el 3~de enero'],
  ['PDF, 2,4 MB, 12 %, 20 °C', 'PDF, 2,4~MB, 12~%, 20~°C'],
  ['1,24 Mrd. €, 340 mil, 3 Mio. $', '1,24~Mrd.~€, 340~mil, 3~Mio.~$'],
  ['Art. 6 Abs. 1 lit. b DSGVO, § 5 DDG', 'Art.~6 Abs.~1 lit.~b DSGVO, §~5 DDG'],
  ['n.º 12, ISO 9001, USt-IdNr. DE 812 345 678', 'n.º~12, ISO~9001, USt-IdNr. DE~812~345~678'],
  ['call +56 32 255 0100, +49 (0)40 555', 'call +56~32~255~0100, +49~(0)40~555'],
  ['It has 12 companies. Then 3 more', 'It has 12 companies. Then 3 more'],
  ['since 2020. In 1,200 places 97 million people', 'since 2020. In 1,200 places 97 million people'],
] as const)('the numbers of "%s" stay with their words', ([text, joined]) => {
  expect(joinNumbers(text).replaceAll('\u00A0', '~')).toBe(joined);
});

test('the hyphens of a telephone number break no line', () => {
  expect(joinNumbers('+1 809-555-0100, 2020-2024')).toBe('+1\u00A0809-\u2060555-\u20600100, 2020-2024');
});
