/**
 * Codes of the languages that `data` may have texts in, which are names of folders and of keys: ISO 639-1, and some of three
 * letters. `languages` of data/site.json says which are published. Tag and name: scripts/settings/read-languages.ts.
 */
// prettier-ignore
export const languageIds = [
  'aa', 'ab', 'ae', 'af', 'ak', 'am', 'an', 'ar', 'as', 'ast', 'av', 'ay', 'az', 'ba', 'be', 'bg', 'bh', 'bi', 'bm',
  'bn', 'bo', 'br', 'bs', 'ca', 'ce', 'ceb', 'ch', 'ckb', 'co', 'cr', 'cs', 'cu', 'cv', 'cy', 'da', 'de', 'dv', 'dz',
  'ee', 'el', 'en', 'eo', 'es', 'et', 'eu', 'fa', 'ff', 'fi', 'fil', 'fj', 'fo', 'fr', 'fur', 'fy', 'ga', 'gd', 'gl',
  'gn', 'gsw', 'gu', 'gv', 'ha', 'haw', 'he', 'hi', 'ho', 'hr', 'hsb', 'ht', 'hu', 'hy', 'hz', 'ia', 'id', 'ie', 'ig',
  'ii', 'ik', 'io', 'is', 'it', 'iu', 'ja', 'jam', 'jv', 'ka', 'kea', 'kg', 'ki', 'kj', 'kk', 'kl', 'km', 'kn', 'ko',
  'kr', 'ks', 'ku', 'kv', 'kw', 'ky', 'la', 'lb', 'lg', 'li', 'ln', 'lo', 'lt', 'lu', 'lv', 'mg', 'mh', 'mi', 'mk',
  'ml', 'mn', 'mr', 'ms', 'mt', 'my', 'na', 'nb', 'nd', 'nds', 'ne', 'ng', 'nl', 'nn', 'no', 'nr', 'nv', 'ny', 'oc',
  'oj', 'om', 'or', 'os', 'pa', 'pap', 'pcm', 'pi', 'pl', 'ps', 'pt', 'qu', 'rm', 'rn', 'ro', 'ru', 'rw', 'sa', 'sc',
  'scn', 'sd', 'se', 'sg', 'si', 'sk', 'sl', 'sm', 'sn', 'so', 'sq', 'sr', 'ss', 'st', 'su', 'sv', 'sw', 'ta', 'te',
  'tg', 'th', 'ti', 'tk', 'tn', 'to', 'tr', 'ts', 'tt', 'tw', 'ty', 'ug', 'uk', 'ur', 'uz', 've', 'vi', 'vo', 'wa',
  'wo', 'xh', 'yi', 'yo', 'yue', 'za', 'zh', 'zu',
] as const;

export type Language = (typeof languageIds)[number];

/**
 * The fallback for languages that Intl does not support, such as Haitian Creole. Without it, Intl uses the language of the
 * machine, so that the build and a visitor's browser would format differently.
 */
export const fallbackTag = 'en';
