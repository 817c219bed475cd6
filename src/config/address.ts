import { fallbackTag, type Language } from './knownLanguages';

export interface Place {
  readonly street?: string;
  readonly postalCode?: string;
  readonly locality: string;
  readonly localityNames?: Readonly<Partial<Record<Language, string>>> | undefined;
  readonly region: string;
  readonly regionName: string;
  readonly country: string;
}

/**
 * Countries that write the postal code after town and region, as in "New York, NY 10001" (libaddressinput, the address formats
 * of Chromium and Android). All others write it before the town: "20457 Hamburg".
 */
const countriesWithCodeLast: ReadonlySet<string> = new Set(
  (
    'AC AF AI AS AU BB BD BH BM BN BR BT CA CC CN CO CR CU CX EG FK FM GB GG GI GS GU HM HN HU ID IE IL IM IN IO IQ IR JE ' +
    'JO JP KE KH KP KR KY LB LK LS LV MH MM MN MP MT MV NA NF NG NP NZ PE PG PH PK PN PR PW RU SA SD SG SH SO SZ TA TC TH ' +
    'TW UA UM US VC VE VG VI VN ZA'
  ).split(' '),
);

/** Joins a town or region and its postal code by a no-break space, so that they stay on one line. */
const joinWords = (...words: readonly string[]) => words.filter((word) => word !== '').join('\u00A0');

/** An address in one line, in the order of its country, with the country's name in a language. */
export function addressLine(place: Place, tag: string): string {
  const { street = '', postalCode = '', locality, country } = place;
  const countryName = new Intl.DisplayNames([tag, fallbackTag], { type: 'region' }).of(country);
  const name = place.regionName || place.region;
  // A city that is a state of its own, such as Hamburg, is written once.
  const region = name === locality ? '' : name;
  const parts = countriesWithCodeLast.has(country)
    ? [street, locality, joinWords(region, postalCode), countryName]
    : [street, joinWords(postalCode, locality), region, countryName];
  return parts.filter((part) => part !== '').join(', ');
}
