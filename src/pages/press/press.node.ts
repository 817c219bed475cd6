/** The releases of data/press: their list, the list of a year, and a page for each. */
import * as v from 'valibot';
import type { PictureFile } from '~/assets/pictureFile';
import { newestReleasesMax } from '~/config/limits';
import { fill } from '~/content/fill';
import type { PageFacts, ReleaseFacts } from '~/content/pageFacts';
import type { AddedPageId } from '~/content/pageTable';
import { heading, withHint, markdown, plain, searchable, sentence, sentences } from '~/schemas/fields';
import { page } from '~/schemas/page';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';

export const pressSchema = (site: SchemaSite) =>
  page({
    hero: v.strictObject({ heading: heading(), tagline: searchable(sentence()) }),
    release: v.strictObject({
      kind: withHint(sentence(), 'Above the text of each release.'),
      all: withHint(sentence(), 'The link from a release to the list.'),
      contactHeading: heading(),
      contact: withHint(markdown(site), 'Whom journalists ask, under each release that names nobody else.'),
      boilerplateHeading: heading(),
      boilerplate: withHint(markdown(site), 'About the company, under each release that has no such text of its own.'),
    }),
    years: v.strictObject({
      ...sentences('label'),
      heading: withHint(sentence('year'), 'Of the page with all releases of a year.'),
      tagline: sentence('year'),
    }),
    feed: v.strictObject({ title: withHint(plain(), 'In programs that read feeds.') }),
  });

interface DatedRelease {
  readonly id: AddedPageId<'press'>;
  /** ISO date. */
  readonly date: string;
}

const releaseYear = ({ date }: Pick<DatedRelease, 'date'>): string => date.slice(0, 4);

/** The years that have a page: none if the press page lists all releases. */
function listPressYears(releases: readonly Pick<DatedRelease, 'date'>[]): readonly string[] {
  return releases.length > newestReleasesMax ? [...new Set(releases.map(releaseYear))] : [];
}

/** The pages of releases, the newest first, and of their years. */
export const listPressPages = (releases: readonly DatedRelease[]): readonly AddedPageId[] => [
  ...releases.map(({ id }) => id),
  ...listPressYears(releases).map((year): AddedPageId => `pressYears/${year}`),
];

type PressSentences = SchemaOutput<typeof pressSchema>;

const toLine = ({ id, date, words: { place, title } }: ReleaseFacts) => ({ id, date, place, title });

export type ReleaseLine = ReturnType<typeof toLine>;

/** Releases by year, the newest first. */
function groupByYear(releases: readonly ReleaseFacts[]) {
  const years = [...new Set(releases.map(releaseYear))];
  return years.map((year) => ({
    year,
    releases: releases.filter((release) => releaseYear(release) === year).map(toLine),
  }));
}

export const composePress = ({ page, meta, hero, years, feed }: PressSentences, { releases }: PageFacts) => ({
  page,
  meta,
  hero,
  groups: groupByYear(releases.slice(0, newestReleasesMax)),
  archive: { label: years.label, years: listPressYears(releases) },
  feedTitle: feed.title,
});

export type PressContent = ReturnType<typeof composePress>;

export const composePressYear = ({ meta, years }: PressSentences, year: string, { releases }: PageFacts) => {
  const heading = fill(years.heading, { year });
  const tagline = fill(years.tagline, { year });
  return {
    page: { name: year },
    year,
    meta: { ...meta, title: heading, description: tagline },
    hero: { heading, tagline },
    groups: groupByYear(releases).filter((group) => group.year === year),
    archive: { label: years.label, years: listPressYears(releases) },
  };
};

export type PressYearContent = ReturnType<typeof composePressYear>;

export const composeRelease = (
  { meta, release }: PressSentences,
  { date, published, picture, words }: ReleaseFacts,
) => ({
  page: { name: words.title },
  meta: { title: words.title, description: words.summary, keywords: meta.keywords },
  hero: { heading: words.title, tagline: words.summary },
  kind: release.kind,
  all: release.all,
  date,
  published,
  place: words.place,
  text: words.text,
  contact: { heading: release.contactHeading, text: words.contact ?? release.contact },
  boilerplate: { heading: release.boilerplateHeading, text: words.boilerplate ?? release.boilerplate },
  ...(picture && { picture }),
});

export type ComposedRelease = ReturnType<typeof composeRelease>;

/** What the component gets: the build adds the picture by its name. */
export interface ReleaseContent extends Omit<ComposedRelease, 'picture'> {
  readonly picture?: { readonly file: PictureFile; readonly alt: string };
}
