import { expect, test } from 'vitest';
import { companies, companyIds } from '~/content/companies';
import { findPicture } from './find-picture';
import { pictures } from './pictures/pictures';

test('finds a picture by its name', () => {
  expect(findPicture('news')).toBe(pictures.news);
});

test('names the file to put and the command where there is none', () => {
  expect(() => findPicture('no-such-picture')).toThrow(
    /"no-such-picture"\. Put src\/assets\/photographs\/no-such-picture\.jpg and run: npm run artwork/,
  );
});

test.each(companyIds)('the facts name a picture that is there: %s', (id) => {
  expect(findPicture(companies[id].picture.name).src).not.toBe('');
});
