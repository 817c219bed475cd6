import { expect, test } from 'vitest';
import { portfolio } from '~tests/support/content/en';
import { findPicture } from './find-picture';

test.each(portfolio.companies)('the company $name names a picture that exists', ({ picture }) => {
  expect(findPicture(picture).src).not.toBe('');
});

test('an unknown picture names the file to put', () => {
  expect(() => findPicture({ name: 'no-such-picture' })).toThrow(
    /"no-such-picture": put data\/pictures\/no-such-picture\.jpg/,
  );
});
