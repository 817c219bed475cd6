import { listObjects, setValue } from './json-text';
import { type DataFiles, mapFiles, type Migration } from './migration';

/** Renames the conditions of paragraphs, `"when": "liveNewsDirect"`. */
function renameCondition(text: string, name: string, newName: string): string {
  return listObjects(JSON.parse(text))
    .filter(([, { when }]) => when === name)
    .reduce((edited, [path]) => setValue(edited, [...path, 'when'], newName), text);
}

export const conditions: Migration = {
  version: 3,
  summary: 'renames conditions of paragraphs in the legal texts',
  migrate(files: DataFiles) {
    const withService = mapFiles(files, /^content\/[^/]+\/(?:privacy|terms)\.json$/, (text) =>
      renameCondition(text, 'liveNewsDirect', 'liveNewsService'),
    );
    // The paragraph about links holds for a site without a calendar too, which "ownCalendar" is not true for since a site
    // may have none.
    return mapFiles(withService, /^content\/[^/]+\/terms\.json$/, (text) =>
      renameCondition(text, 'ownCalendar', 'noForeignCalendar'),
    );
  },
};
