import * as v from 'valibot';
import { articleLengths } from '~/config/limits';
import { fields, is } from '~/lib/schema';
import { articleAddress, imageAddress, withoutKnown } from './address';
import { parseInstant } from './instant';

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

/** The fields of an article as the site shows it, and as files and the browser's storage keep it. */
export const articleEntries = {
  /** The article's address, as `articleAddress` gives it. `articleKey` makes the identity of it. */
  url: normalised(articleAddress, 'no normalised http(s) address'),
  title: v.pipe(text(articleLengths.title, titleMessage), v.nonEmpty(is(titleMessage))),
  /** May be empty. */
  description: text(articleLengths.description),
  /** https address, path of a sample's picture on the site itself, or null: then a drawing is shown. */
  imageUrl: v.nullable(normalised(imageAddress, imageMessage)),
  /** `all` where its texts name none. Older snapshots have none. */
  region: v.fallback(v.string(), 'all'),
  /** Host or name of the publisher. */
  source: text(articleLengths.source),
  /** The service's categories; may be empty. The first that the site has too is shown, by the site's name. */
  categories: v.custom<readonly string[]>((value) => v.is(isTextList, value), is('no list of texts')),
  /** Instant in UTC, to the second. */
  publishedAt: instant('no instant such as 2022-05-13T13:06:42Z'),
};

const articleSchema = fields(articleEntries);

export type Article = Readonly<v.InferOutput<typeof articleSchema>>;

/** Older files may hold an article twice, under addresses that now count as the same. */
export function eachOnce<T extends Article>(
  article: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, readonly T[]> {
  return v.pipe(
    v.array(article, is('not a list')),
    v.transform((articles) => withoutKnown(articles)),
  );
}

export const storedArticles = eachOnce(articleSchema);
