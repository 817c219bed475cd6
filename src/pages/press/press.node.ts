/** The releases of data/press: their list, the list of a year, and a page for each. */
import * as v from 'valibot';
import { fill } from '~/content/fill';
import type { PageFacts } from '~/content/pageFacts';
import type { AddedPage } from '~/content/pageTable';
import { heading, markdown, plain, searchable, sentence, sentences } from '~/schemas/fields';
import { page } from '~/schemas/page';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';
import { startOfDay } from '~/shared/startOfDay';
import type { Release } from './release.node.ts';

/** The number of releases on the press page. Older releases are on the pages of their years. */
const newestReleasesMax = 30;

export const pressSchema = (site: SchemaSite) =>
  page({
    hero: v.strictObject({ heading: heading(), tagline: searchable(sentence()) }),
    release: v.strictObject({
      kind: sentence(),
      all: sentence(),
      contactHeading: heading(),
      contact: markdown(site),
      boilerplateHeading: heading(),
      boilerplate: markdown(site),
    }),
    years: v.strictObject({
      ...sentences('label'),
      heading: sentence('year'),
      tagline: sentence('year'),
    }),
    feed: v.strictObject({ title: plain() }),
  });

type PressSentences = SchemaOutput<typeof pressSchema>;

const getYear = ({ date }: Pick<Release, 'date'>): string => date.slice(0, 4);

/** The years that have a page: none if the press page lists all releases. */
function listYears(releases: readonly Pick<Release, 'date'>[]): readonly string[] {
  return releases.length > newestReleasesMax ? [...new Set(releases.map(getYear))] : [];
}

/** The pages of releases, the newest first, and of their years. */
export const listPressPages = <Page extends AddedPage & Pick<Release, 'date'>>(
  releases: readonly Page[],
): readonly AddedPage[] => [...releases, ...listYears(releases).map((year) => ({ id: `pressYears/${year}` }) as const)];

/** The lines of the releases that are shown, the newest first. */
const listReleases = ({ getFiles, translate }: PageFacts) =>
  [...getFiles<Release>('release')].map(([name, release]) => {
    const { place, title } = translate(release);
    return { id: `press/${name}`, date: release.date, place, title } as const;
  });

export type ReleaseLine = ReturnType<typeof listReleases>[number];

/** Releases by year, the newest first. */
const groupByYear = (releases: readonly ReleaseLine[]) =>
  [...new Set(releases.map(getYear))].map((year) => ({
    year,
    releases: releases.filter((release) => getYear(release) === year),
  }));

/** The newest releases. */
export function composePress({ page, meta, hero, years, feed }: PressSentences, facts: PageFacts) {
  const releases = listReleases(facts);
  return {
    page,
    meta,
    hero,
    groups: groupByYear(releases.slice(0, newestReleasesMax)),
    archive: { label: years.label, years: listYears(releases) },
    feedTitle: feed.title,
  };
}

/** All releases of a year. */
function composeYear({ meta, years }: PressSentences, facts: PageFacts, year: string) {
  const releases = listReleases(facts);
  const heading = fill(years.heading, { year });
  const tagline = fill(years.tagline, { year });
  return {
    page: { name: year },
    year,
    meta: { ...meta, title: heading, description: tagline },
    hero: { heading, tagline },
    groups: groupByYear(releases).filter((group) => group.year === year),
    archive: { label: years.label, years: listYears(releases) },
  };
}

/** What a list of releases shows: the newest, or those of a year. */
export interface PressContent extends Omit<ReturnType<typeof composePress>, 'feedTitle'> {
  readonly feedTitle?: string;
  readonly year?: string;
}

function composeRelease(
  { meta, release: sentences }: PressSentences,
  { getFiles, translate }: PageFacts,
  name: string,
) {
  const release = getFiles<Release>('release').get(name);
  if (release === undefined) return undefined;
  const { date } = release;
  const { title, place, summary, text, contact, boilerplate } = translate(release);
  return {
    page: { name: title },
    meta: { title, description: summary, keywords: meta.keywords },
    hero: { heading: title, tagline: summary },
    kind: sentences.kind,
    all: sentences.all,
    date,
    /** The moment from which the release is shown. */
    published: startOfDay(date),
    place,
    text,
    contact: { heading: sentences.contactHeading, text: contact ?? sentences.contact },
    boilerplate: { heading: sentences.boilerplateHeading, text: boilerplate ?? sentences.boilerplate },
  };
}

/** Makes what the pages of each kind show. */
export const pressComposers = { press: composeRelease, pressYears: composeYear };

export type ReleaseContent = NonNullable<ReturnType<typeof composeRelease>>;
