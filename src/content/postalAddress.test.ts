import { expect, test } from 'vitest';
import { addressLine } from './postalAddress';

const newYork = { locality: 'New York', region: 'NY', country: 'US' };

test.for([
  ['en', 'New York, NY, United States'],
  ['es', 'New York, NY, Estados Unidos'],
  ['fr', 'New York, NY, États-Unis'],
] as const)('an address in %s has the name of its country in that language', ([language, line]) => {
  expect(addressLine(newYork, language)).toBe(line);
});
