import * as v from 'valibot';
import { articleLengths } from '~/config/limits';
import { type RegionId, regionIds } from '~/config/news';
import { fields, is, quote } from '~/lib/schema';
import { articleAddress, imageAddress } from './address';
import { parseInstant } from './instant';

/** An article as the site shows it: plain text, checked addresses, nothing optional left to guess. */
export interface Article {
  /** The article's address, normalised; also its identity. https or http. */
  readonly url: string;
  readonly title: string;
  /** Empty when the service gave none. */
  readonly description: string;
  /** https address, path of a sample's picture on the site itself, or null: then a drawing is shown. */
  readonly imageUrl: string | null;
  /** What it is about; `all` where its texts name none. */
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

/** A text that is its own normal form. Text is checked, not cleaned: cleaning twice would change it. */
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
  // Of snapshots written before there were regions, and of a region that is gone since.
  region: v.fallback(v.picklist(regionIds), 'all'),
  source: text(articleLengths.source),
  categories: v.custom<readonly string[]>((value) => v.is(isTextList, value), is('no list of texts')),
  publishedAt: instant('no instant such as 2022-05-13T13:06:42Z'),
};

/** A list of articles of which none stands twice. */
export function eachOnce<T extends Article>(
  article: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, readonly T[]> {
  return v.pipe(
    v.array(article, is('not a list')),
    v.checkItems(
      ({ url }, index, all) => all.findIndex((other) => other.url === url) === index,
      ({ input }) => `url: ${quote(input.url)} was there before`,
    ),
  );
}

export const storedArticles: v.GenericSchema<unknown, readonly Article[]> = eachOnce(fields(articleEntries));
