import { expect, test } from 'vitest';
import { companies, companyIds } from '~/content/companies';
import { findPicture } from './find-picture';

test.each(companyIds)('the company %s names a picture that exists', (id) => {
  expect(findPicture(companies[id].picture.name).src).not.toBe('');
});

test('an unknown picture names the file to put and the command to run', () => {
  expect(() => findPicture('no-such-picture')).toThrow(
    /"no-such-picture"\. Put src\/assets\/photographs\/no-such-picture\.jpg and run: npm run artwork/,
  );
});
