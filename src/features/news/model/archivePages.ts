/**
 * The archive as the built site has it: past its snapshot, each combination goes on by pages of twelve. A page is named
 * by its content and never changes; the list of a combination's pages keeps its name, so that a tab that was opened
 * before a deploy goes on where it is.
 */
import * as v from 'valibot';
import { type Combination, keyOf } from '~/config/news';
import { is } from '~/lib/schema';

/** Path of a combination's list of pages, without base: `/news-archive/haiti-business.json`. */
export function archiveListPath(combination: Combination): string {
  return `/news-archive/${keyOf(combination).replace('/', '-')}.json`;
}

/**
 * Path of a page, without base.
 * @param name twelve hexadecimal digits of its content's hash
 */
export function archivePagePath(name: string): string {
  return `/assets/${name}.archive.json`;
}

export const archiveListSchema: v.GenericSchema<unknown, readonly string[]> = v.array(
  v.pipe(v.string(is('no name of a page')), v.regex(/^[\da-f]{12}$/, is('no name of a page'))),
  is('not a list'),
);
