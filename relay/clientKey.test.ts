import { expect, test } from 'vitest';
import { toClientKey } from './clientKey';

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2'],
  // This network has its zeros written in different ways.
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:1::', '2001:db8:0:0'],
  ['2001:db8:0000:0:1:2:3:4', '2001:db8:0:0'],
  // These are different networks whose short forms begin alike.
  ['2001::1:2:3:4:5', '2001:0:0:1'],
  ['2001::2:2:3:4:5', '2001:0:0:2'],
  // The second half of an address is ignored, since a visitor can choose it.
  ['2001:db8:1:2::192.0.2.7', '2001:db8:1:2'],
  ['', ''],
] as const)('%s is counted as %s', ([address, key]) => {
  expect(toClientKey(address)).toBe(key);
});
