import { isObject, setValue } from './json-text';
import { type DataFiles, mapFiles, type Migration } from './migration';

/** Sentences of the news page that no page shows since Load More fails in one way and an icon leads to the feed. */
const unusedKeys = [
  ['list', 'offline'],
  ['list', 'online'],
  ['list', 'nearest'],
  ['list', 'near'],
  ['list', 'stillShown'],
  ['feeds', 'formats'],
] as const;

function removeUnusedKeys(text: string): string {
  const content: unknown = JSON.parse(text);
  const paths = unusedKeys.filter(([section, key]) => {
    const sentences = isObject(content) ? content[section] : undefined;
    return isObject(sentences) && key in sentences;
  });
  return paths.reduce((edited, path) => setValue(edited, [...path], undefined), text);
}

export const newsSentences: Migration = {
  version: 2,
  summary: 'removes sentences of the news page that no page shows any more',
  migrate: (files: DataFiles) => mapFiles(files, /^content\/[^/]+\/news\.json$/, removeUnusedKeys),
};
