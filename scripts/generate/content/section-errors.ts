import { join } from 'node:path';
import * as v from 'valibot';
import type { DataFile } from './read-files';

const withSections = v.object({ sections: v.array(v.object({ id: v.string() })) });

/**
 * Errors about ids of sections that only one of two languages has: a link to such a section leads nowhere in the other.
 * @param translations pairs of a file and the same file of the default language
 */
export const findSectionErrors = (
  dataFolder: string,
  translations: readonly (readonly [file: DataFile, original: DataFile])[],
): readonly string[] =>
  translations.flatMap(([{ file, value }, original]) => {
    if (!v.is(withSections, value) || !v.is(withSections, original.value)) return [];
    const ids = value.sections.map(({ id }) => id);
    const expectedIds = original.value.sections.map(({ id }) => id);
    const differences = [
      ...ids.filter((id) => !expectedIds.includes(id)).map((id) => `"${id}" is added`),
      ...expectedIds.filter((id) => !ids.includes(id)).map((id) => `"${id}" is missing`),
    ];
    return differences.length === 0
      ? []
      : [
          `${join(dataFolder, file)}: sections: ${differences.join(', ')}: write the ids as in ${join(dataFolder, original.file)}`,
        ];
  });
