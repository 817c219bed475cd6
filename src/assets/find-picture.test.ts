import { expect, test } from 'vitest';
import { findPicture } from './find-picture';
import { pictures } from './pictures/pictures';

test('finds a picture by its name', () => {
  expect(findPicture('news-fallback')).toBe(pictures['news-fallback']);
});

test('names the file to put and the command where there is none', () => {
  expect(() => findPicture('rumbo')).toThrow(
    /"rumbo"\. Put src\/assets\/photographs\/rumbo\.jpg and run: npm run artwork/,
  );
});
