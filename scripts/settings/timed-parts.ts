/** What a site shows for a time only: releases, openings and the announcement. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { announcementTimesSchema } from '~/schemas/announcement';
import { parseData } from '~/schemas/dataFile';
import type { Period } from '~/shared/period';
import type { DataPageSettings } from './read-data-pages';
import { readJson } from './read-json';
import type { ReleaseFile } from './read-releases';

export interface TimedPart {
  /** Path of its file in the folder of the data. */
  readonly file: string;
  /** The id of an opening in its file. */
  readonly openingId?: string;
  readonly period: Period;
}

/** Reads when the announcement is shown; none if there is no announcement. */
function readAnnouncementTimes(dataFolder: string): readonly TimedPart[] {
  const file = 'announcement.json';
  const path = join(dataFolder, file);
  if (!existsSync(path)) return [];
  return [{ file, period: parseData(announcementTimesSchema, readJson(path), (key) => `${path}: ${key}`) }];
}

/** @throws DataError with each error in the times of the announcement */
export function readTimedParts(
  dataFolder: string,
  releases: readonly ReleaseFile[],
  dataPages: readonly DataPageSettings[],
): readonly TimedPart[] {
  return [
    ...releases.map(({ id, period }) => ({ file: `${id}.json`, period })),
    ...dataPages.flatMap(({ id, openings }) =>
      openings.map((opening) => ({ file: `${id}/page.json`, openingId: opening.id, period: opening })),
    ),
    ...readAnnouncementTimes(dataFolder),
  ];
}
