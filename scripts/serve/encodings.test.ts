import { describe, expect, test } from 'vitest';
import { chooseEncoding } from './encodings';

describe('chooseEncoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR ; Q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0', 'identity'],
  ])('%j gives %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
