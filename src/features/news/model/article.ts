import * as v from 'valibot';
import { articleLengths } from '~/config/limits';
import { type RegionId, regionIds } from '~/config/news';
import { fields, is } from '~/lib/schema';
import { articleAddress, imageAddress, withoutKnown } from './address';
import { parseInstant } from './instant';

/** An article as the site shows it: plain text and checked addresses. */
export interface Article {
  /** As `articleAddress` gives it. `articleKey` makes the identity of it. */
  readonly url: string;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  /** https address, path of a sample's picture on the site itself, or null: then a drawing is shown. */
  readonly imageUrl: string | null;
  /** `all` where its texts name none. */
  readonly region: RegionId;
  /** Host or name of the publisher. */
  readonly source: string;
  /** The service's categories; may be empty. The first is shown. */
  readonly categories: readonly string[];
  /** ISO 8601 instant in UTC, to the second. */
  readonly publishedAt: string;
}

function text(longest: number, message = `no text of at most ${longest} characters`) {
  return v.pipe(v.string(is(message)), v.maxLength(longest, is(message)));
}

/** Stored text is checked, not cleaned: cleaning twice would change it. */
function normalised(normalise: (value: string) => string | null, message: string) {
  return v.pipe(
    v.string(is(message)),
    v.check((value) => normalise(value) === value, is(message)),
  );
}

export function instant(message = 'no instant') {
  return normalised(parseInstant, message);
}

const titleMessage = `no text of 1 to ${articleLengths.title} characters`;
const imageMessage = 'neither an https address nor null';
const isTextList = v.array(v.pipe(text(articleLengths.category), v.nonEmpty()));

/** The fields of an article as files and the browser's storage keep it. */
export const articleEntries = {
  url: normalised(articleAddress, 'no normalised http(s) address'),
  title: v.pipe(text(articleLengths.title, titleMessage), v.nonEmpty(is(titleMessage))),
  description: text(articleLengths.description),
  imageUrl: v.nullable(normalised(imageAddress, imageMessage)),
  // Older snapshots have none, or a region that the table no longer has.
  region: v.fallback(v.picklist(regionIds), 'all'),
  source: text(articleLengths.source),
  categories: v.custom<readonly string[]>((value) => v.is(isTextList, value), is('no list of texts')),
  publishedAt: instant('no instant such as 2022-05-13T13:06:42Z'),
};

/** Older files may hold an article twice, under addresses that now count as the same. */
export function eachOnce<T extends Article>(
  article: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, readonly T[]> {
  return v.pipe(
    v.array(article, is('not a list')),
    v.transform((articles) => withoutKnown(articles)),
  );
}

export const storedArticles: v.GenericSchema<unknown, readonly Article[]> = eachOnce(fields(articleEntries));
