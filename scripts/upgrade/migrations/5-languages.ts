import type { DataFiles, Migration } from './migration';

/** The languages that the code had a tag and a name of. */
const formerLanguages = [
  ['en', { tag: 'en-US', name: 'English' }],
  ['es', { tag: 'es-DO', name: 'Español' }],
  ['fr', { tag: 'fr-HT', name: 'Français' }],
] as const;

export const languages: Migration = {
  version: 5,
  summary:
    'writes tag and name of a language beside its texts, content/<language>/language.json; those of a language that you ' +
    'had added to src/config/knownLanguages.ts are yours to write there',
  migrate(files: DataFiles) {
    const languageFiles = formerLanguages
      .filter(([id]) => [...files.keys()].some((path) => path.startsWith(`content/${id}/`)))
      .map(([id, language]) => [`content/${id}/language.json`, `${JSON.stringify(language, null, 2)}\n`] as const);
    return new Map([...languageFiles, ...files]);
  },
};
