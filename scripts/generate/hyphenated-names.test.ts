import { expect, test } from 'vitest';
import { joinHyphenatedNames } from './hyphenated-names';

test.for([
  ['Port-de-Paix, Port-au-Prince', 'Port-\u2060de-\u2060Paix, Port-\u2060au-\u2060Prince'],
  ['aux États-Unis', 'aux États-\u2060Unis'],
  ['Jean-Claude-Marie', 'Jean-\u2060Claude-\u2060Marie'],
  ['Port-\u2060au-\u2060Prince', 'Port-\u2060au-\u2060Prince'],
  ['E-commerce is up-to-date, 2020-2024', 'E-commerce is up-to-date, 2020-2024'],
] as const)('the lines of "%s" are not broken within names', ([text, joined]) => {
  expect(joinHyphenatedNames(text)).toBe(joined);
});
