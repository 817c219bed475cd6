import { expect, test } from 'vitest';
import { joinNamesAndAmounts } from './lineBreaks';

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
