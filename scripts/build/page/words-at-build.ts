import type { Plugin } from 'vite';
import { type Language, languages } from '../../../src/config/languages';
import { companyCount, industryCount } from '../../../src/content/counts';
import { dateWordsOf } from '../../../src/content/date-words';

const datesModule = /\/src\/content\/([^/]+)\/dates\.ts$/;
const countsModule = /\/src\/content\/counts\.ts$/;

function isLanguage(id: string | undefined): id is Language {
  return id !== undefined && id in languages;
}

function moduleOf(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Puts words that a build can find out into their modules: dates as Intl has them, and counts without number words. */
export function wordsAtBuild(): Plugin {
  return {
    name: 'words-at-build',
    apply: 'build',
    load(id) {
      if (countsModule.test(id)) return moduleOf({ companyCount, industryCount });
      const language = datesModule.exec(id)?.[1];
      return isLanguage(language) ? moduleOf({ dates: dateWordsOf(languages[language].tag) }) : null;
    },
  };
}
