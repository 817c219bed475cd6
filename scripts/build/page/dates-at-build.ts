import type { Plugin } from 'vite';
import { type Language, languages } from '../../../src/config/languages';
import { dateWordsOf } from '../../../src/content/date-words';

const datesModule = /\/src\/content\/([^/]+)\/dates\.ts$/;

function isLanguage(id: string | undefined): id is Language {
  return id !== undefined && id in languages;
}

/** Puts what Intl says into `src/content/<language>/dates.ts`, so that no browser has to ask it. */
export function datesAtBuild(): Plugin {
  return {
    name: 'dates-at-build',
    load(id) {
      const language = datesModule.exec(id)?.[1];
      return isLanguage(language)
        ? `export const dates = ${JSON.stringify(dateWordsOf(languages[language].tag))};`
        : null;
    },
  };
}
