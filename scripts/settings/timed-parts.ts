/** What a site shows for a time only: added pages, parts of them, and files such as that of the announcement. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseData } from '~/schemas/dataFile';
import { optionalMoment } from '~/schemas/settingValues';
import type { Period } from '~/shared/period';
import type { Collection, Collections } from '~scripts/lib/collections';
import { readJson } from './read-json';

export interface TimedPart {
  /** Path of its file in the folder of the data. */
  readonly file: string;
  /** The id of the part in its file, if the file has several. */
  readonly partId?: string;
  readonly period: Period;
}

/** The times of a file. Its other keys are checked with all data. */
const timesSchema = v.object({ from: optionalMoment(), until: optionalMoment() });

/**
 * Reads when each file of the timed collections is shown; none if a site does not have the file.
 * @throws DataError with each error in the times of a file
 */
export const readTimedFiles = (collections: Collections, dataFolder: string): readonly TimedPart[] =>
  Object.values<Collection>(collections)
    .filter(({ isTimed, path }) => isTimed && existsSync(join(dataFolder, path)))
    .map(({ path }) => {
      const file = join(dataFolder, path);
      return { file: path, period: parseData(timesSchema, readJson(file), (key) => `${file}: ${key}`) };
    });
