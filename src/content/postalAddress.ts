import { type Language, languages } from '../config/languages';

export interface PostalAddress {
  readonly locality: string;
  /** Code of the state. */
  readonly region: string;
  /** Code of the country. */
  readonly country: string;
}

/** An address in one line, with the country's name in a language. */
export function addressLine({ locality, region, country }: PostalAddress, language: Language): string {
  const countryName = new Intl.DisplayNames(languages[language].tag, { type: 'region' }).of(country);
  return [locality, region, countryName].join(', ');
}
