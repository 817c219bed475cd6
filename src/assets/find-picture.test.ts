import { expect, test } from 'vitest';
import { companies, companyIds } from '~/content/companies';
import { findPicture } from './find-picture';

test.each(companyIds)('the company %s names a picture that exists', (id) => {
  expect(findPicture(companies[id].picture).src).not.toBe('');
});

test('an unknown picture names the file to put', () => {
  expect(() => findPicture({ name: 'no-such-picture' })).toThrow(
    /"no-such-picture": put data\/pictures\/no-such-picture\.jpg/,
  );
});
