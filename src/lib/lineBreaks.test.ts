import { expect, test } from 'vitest';
import { keepAmountsTogether } from './lineBreaks';

test.for([
  ['$97 million, 1.2 billion, 3 millions', '$97\u00A0million, 1.2\u00A0billion, 3\u00A0millions'],
  ['26 thousand milk cows in Port-au-Prince', '26 thousand milk cows in Port-au-Prince'],
] as const)('no line is broken within the amounts of "%s"', ([text, joined]) => {
  expect(keepAmountsTogether(text)).toBe(joined);
});
