import * as v from 'valibot';
import { expect, test } from 'vitest';
import { plainObject } from '~/lib/schema';
import { readContent } from '~tests/support/content/read';

const keysOfHeadingsAndButtons =
  /heading$|^(?:title|action|clear|copy|loadMore|onward|refresh|report|retry|show|showAll|submit|viewAll|visitWebsite)$/i;

/** Titles of pages, titles that explain a link, and releases, whose headings are sentences, are no headings. */
const otherTitles = /^(?:meta|links|groups|press\/.*)$/;

function* readHeadingsAndButtons(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (keysOfHeadingsAndButtons.test(key)) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* readHeadingsAndButtons(item, key);
  } else if (v.is(plainObject, value)) {
    for (const [name, part] of Object.entries(value))
      if (!otherTitles.test(name)) yield* readHeadingsAndButtons(part, name);
  }
}

/** Words that stay lower-case inside a title. */
const minorWords = new Set('a an and as at but by for in of on or the to'.split(' '));

const isInTitleCase = (text: string): boolean =>
  text.split(/\s+/).every((word, index) => !/^\p{Ll}/u.test(word) || (index > 0 && minorWords.has(word)));

/** This one is in the specification word for word. */
const specified = 'Something went wrong';

test('English headings and buttons are in title case', () => {
  const texts = [...readHeadingsAndButtons(readContent('en'))];
  expect(texts).toEqual(expect.arrayContaining(['Our Mission', 'Copy Message', specified]));
  expect(texts.filter((text) => !isInTitleCase(text) && text !== specified)).toEqual([]);
});
