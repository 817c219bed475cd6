import type { Plugin } from 'vite';
import { type Language, languages } from '../../../src/config/languages';
import { companyCount, industryCount } from '../../../src/content/counts';
import { dateWordsOf } from '../../../src/content/date-words';
import { categoryNames, regionNames } from '../../../src/content/news-names';

const datesModule = /\/src\/content\/([^/]+)\/dates\.ts$/;
const newsModule = /\/src\/content\/([^/]+)\/news\.ts$/;
const countsModule = /\/src\/content\/counts\.ts$/;

function isLanguage(id: string | undefined): id is Language {
  return id !== undefined && id in languages;
}

function moduleOf(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** A language's own part of the names that stand in one file for all: three languages' would be on every news page. */
const namesPrefix = '\0news-names:';

/**
 * Puts words that a build can find out into their modules: dates as Intl has them, counts without number words, and for
 * the news of a language the names of regions and categories in that language.
 * @throws Error where a language's news asks for no names of its own
 */
export function wordsAtBuild(): Plugin {
  const loaded = new Set<string>();
  return {
    name: 'words-at-build',
    apply: 'build',
    // Before Vite resolves the path.
    enforce: 'pre',
    resolveId(source, importer) {
      const language = newsModule.exec(importer ?? '')?.[1];
      return source === '../news-names' && isLanguage(language) ? namesPrefix + language : null;
    },
    load(id) {
      loaded.add(id);
      const own = id.startsWith(namesPrefix) ? id.slice(namesPrefix.length) : undefined;
      if (isLanguage(own))
        return moduleOf({ regionNames: { [own]: regionNames[own] }, categoryNames: { [own]: categoryNames[own] } });
      if (countsModule.test(id)) return moduleOf({ companyCount, industryCount });
      const language = datesModule.exec(id)?.[1];
      return isLanguage(language) ? moduleOf({ dates: dateWordsOf(languages[language].tag) }) : null;
    },
    buildEnd(error) {
      const own = [...loaded].filter((id) => id.startsWith(namesPrefix)).length;
      if (error === undefined && own !== Object.keys(languages).length)
        throw new Error(`words-at-build: ${own} languages of the news have names of their own; mend its patterns`);
    },
  };
}
