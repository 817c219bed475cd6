/** The press page, and the releases of data/press. */
import * as v from 'valibot';
import { type Language, mapLanguages } from '~/config/languages';
import { newYorkDay, newYorkMidnight } from '~/content/newYork';
import type { SearchText } from '~/content/searchText';
import type { TextSchemas, TextSchemasByLanguage } from '~/content/textSchemas';
import { dateSchema, filesSchema, strictObject } from '~/content/valueSchemas';

export const pressSchema = ({ heading, markdown, page, plain, sentence, sentences }: TextSchemas) =>
  page({
    hero: strictObject({ heading: heading(), tagline: sentence() }),
    release: strictObject({
      /** `kind` stands above the text of each release, and `all` is the link from it to the list. */
      ...sentences('kind', 'all'),
      contactHeading: heading(),
      /** The contact for journalists. */
      contact: markdown(),
      boilerplateHeading: heading(),
      /** The text about the company below each release. */
      boilerplate: markdown(),
    }),
    feed: strictObject({ title: plain() }),
  });

export const releasesSchema = (fields: TextSchemasByLanguage) =>
  v.optional(
    filesSchema(
      strictObject({
        /** The day of the release, from which the site has it: it begins at midnight in New York. */
        date: dateSchema(),
        ...mapLanguages((language) => {
          const { heading, markdown, sentence } = fields[language];
          return strictObject({
            title: heading(160),
            /** The town that the text comes from. */
            place: sentence(),
            summary: sentence(),
            text: markdown(),
          });
        }),
      }),
    ),
    {},
  );

type Releases = v.InferOutput<ReturnType<typeof releasesSchema>>;
type Press = v.InferOutput<ReturnType<typeof pressSchema>>;

/** The releases whose day has begun, the newest first. */
export const selectReleases = (releases: Releases, now: Date) =>
  Object.entries(releases)
    .map(([name, release]) => Object.assign({ name }, release))
    .filter((release) => release.date <= newYorkDay(now))
    .toSorted((a, b) => (`${a.date} ${a.name}` > `${b.date} ${b.name}` ? -1 : 1));

type Release = ReturnType<typeof selectReleases>[number];

/** The press page: its releases by year, the newest first. */
export function composePress(
  { page, meta, hero, feed, release: words }: Press,
  releases: readonly Release[],
  language: Language,
) {
  const lines = releases.map((release) => ({
    id: `press/${release.name}` as const,
    date: release.date,
    place: release[language].place,
    title: release[language].title,
    summary: release[language].summary,
  }));
  const years = [...new Set(lines.map((line) => line.date.slice(0, 4)))];
  return {
    page,
    meta,
    hero,
    groups: years.map((year) => ({ year, releases: lines.filter((line) => line.date.startsWith(year)) })),
    contact: { heading: words.contactHeading, text: words.contact },
    feedTitle: feed.title,
  };
}

export type PressContent = ReturnType<typeof composePress>;

export type ReleaseLine = PressContent['groups'][number]['releases'][number];

export function composeRelease({ meta, release: words }: Press, release: Release, language: Language) {
  const { title, place, summary, text } = release[language];
  return {
    page: { name: title },
    meta: { title, description: summary, keywords: meta.keywords },
    hero: { heading: title, tagline: summary },
    kind: words.kind,
    all: words.all,
    date: release.date,
    /** The moment from which the release is shown, as ISO 8601 with the offset of New York. */
    published: newYorkMidnight(release.date),
    place,
    text,
    contact: { heading: words.contactHeading, text: words.contact },
    boilerplate: { heading: words.boilerplateHeading, text: words.boilerplate },
  };
}

export type ReleaseContent = ReturnType<typeof composeRelease>;

/** Returns the texts of the list alone: the search finds each release by its own page. */
export const getPressSearchText = ({ hero }: PressContent): SearchText => ({ texts: [hero.tagline], sections: [] });
