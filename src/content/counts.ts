/** Counts in words, derived from the facts, so that a new company changes every sentence with a count. */
import type { Language } from '~/config/languages';
import { companies, companyIds } from './companies';

/** From two on; larger numbers are written in digits. */
const words: Readonly<Record<Language, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
};

/**
 * A count of things in words: "five companies".
 *
 * @param one the whole phrase for a single thing, such as "una empresa"
 * @param many the plural noun
 */
export function counted(language: Language, count: number, one: string, many: string): string {
  return count === 1 ? one : `${words[language].split(' ')[count - 2] ?? count} ${many}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const companyTotal = companyIds.length;
const industryTotal = new Set(companyIds.map((id) => companies[id].industry)).size;

/** For the beginning of a sentence: "Five companies". */
export const companyCount: Readonly<Record<Language, string>> = {
  en: capitalized(counted('en', companyTotal, 'one company', 'companies')),
  es: capitalized(counted('es', companyTotal, 'una empresa', 'empresas')),
  fr: capitalized(counted('fr', companyTotal, 'une société', 'sociétés')),
};

/** Within a sentence: "five industries". */
export const industryCount: Readonly<Record<Language, string>> = {
  en: counted('en', industryTotal, 'one industry', 'industries'),
  es: counted('es', industryTotal, 'una industria', 'industrias'),
  fr: counted('fr', industryTotal, 'un secteur', 'secteurs'),
};
