import { expect, test } from 'vitest';
import { joinNamesAndAmounts, joinNumbers } from './line-breaks';

test.for([
  ['Port-de-Paix, Port-au-Prince', 'Port-\u2060de-\u2060Paix, Port-\u2060au-\u2060Prince'],
  ['aux États-Unis', 'aux États-\u2060Unis'],
  ['a 30-minute call', 'a 30-\u2060minute call'],
  ['Jean-Claude-Marie', 'Jean-\u2060Claude-\u2060Marie'],
  ['Port-\u2060au-\u2060Prince', 'Port-\u2060au-\u2060Prince'],
  ['E-commerce is up-to-date, 2020-2024', 'E-commerce is up-to-date, 2020-2024'],
  ['$97 million, 1.2 billion, 3 millions', '$97\u00A0million, 1.2\u00A0billion, 3\u00A0millions'],
  ['26 thousand milk cows', '26 thousand milk cows'],
] as const)('the lines of "%s" are not broken within names and amounts', ([text, joined]) => {
  expect(joinNamesAndAmounts(text)).toBe(joined);
});

test.for([
  ['am 2. Januar, 3. Quartal', 'am 2.~Januar, 3.~Quartal'],
  ['on 2 January 2026, the 1er janvier 2026', 'on 2~January 2026, the 1er~janvier 2026'],
  ['January 2, 2026, el 3 de enero', 'January~2, 2026, el 3~de enero'],
  ['PDF, 2,4 MB, 12 %, 20 °C', 'PDF, 2,4~MB, 12~%, 20~°C'],
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
