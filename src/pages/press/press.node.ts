/** The releases of data/press: their list, and a page for each. */
import * as v from 'valibot';
import type { PageFacts } from '~/content/pageFacts';
import { heading, markdown, plain, searchable, sentence } from '~/schemas/fields';
import { page } from '~/schemas/page';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';
import { startOfDay } from '~/shared/startOfDay';
import type { Release } from './release.node.ts';

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
    feed: v.strictObject({ title: plain() }),
  });

type PressSentences = SchemaOutput<typeof pressSchema>;

const getYear = ({ date }: Pick<Release, 'date'>): string => date.slice(0, 4);

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

const composeContact = ({ contact, contactHeading }: PressSentences['release']) => ({
  heading: contactHeading,
  text: contact,
});

export const composePress = ({ page, meta, hero, release, feed }: PressSentences, facts: PageFacts) => ({
  page,
  meta,
  hero,
  groups: groupByYear(listReleases(facts)),
  contact: composeContact(release),
  feedTitle: feed.title,
});

export type PressContent = ReturnType<typeof composePress>;

function composeRelease(
  { meta, release: sentences }: PressSentences,
  { getFiles, translate }: PageFacts,
  name: string,
) {
  const release = getFiles<Release>('release').get(name);
  if (release === undefined) return undefined;
  const { date } = release;
  const { title, place, summary, text } = translate(release);
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
    contact: composeContact(sentences),
    boilerplate: { heading: sentences.boilerplateHeading, text: sentences.boilerplate },
  };
}

/** Makes what the pages of releases show. */
export const pressComposers = { press: composeRelease };

export type ReleaseContent = NonNullable<ReturnType<typeof composeRelease>>;
