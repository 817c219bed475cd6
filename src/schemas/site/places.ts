/** Where the company is. */
import * as v from 'valibot';
import type { SettingsSite } from '~/schemas/schemaSite';
import {
  inLanguages,
  isVisible,
  key,
  nonEmptyText,
  optionalText,
  text,
  trim,
  uniqueItems,
  wrongValueMessage,
} from '~/schemas/settingValues';

/** Whether a text is a country code of ISO 3166-1: `GB`, but not its alias `UK`. */
export const isCountry = (value: string) =>
  /^[A-Z]{2}$/.test(value) &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value) !== undefined &&
  new Intl.Locale(`und-${value}`).region === value;

/** Whether a text is a time zone of the IANA database, by any of its names: `Asia/Kolkata`, which ICU calls `Asia/Calcutta`. */
const place = (description: string) => key(description, optionalText('a text, or empty', isVisible, trim));

/** Latitude and longitude in degrees. */
const coordinates = /^(-?\d{1,3}(?:\.\d+)?), ?-?((1[0-7]|[1-9])?\d(\.\d+)?|180(\.0+)?)$/;

/** Whether a latitude is neither beyond the North Pole nor in Antarctica. */
function isInhabitedLatitude(value: string): boolean {
  const latitude = Number(coordinates.exec(value)?.[1] ?? 0);
  return latitude > -60 && latitude < 90;
}

/** What every office has. */
const office = (site: SettingsSite) => ({
  street: place('street and number'),
  postalCode: place('postal code, before or after the town as the country’s post writes it'),
  locality: place('the town'),
  localityNames: key(
    'name of the town in each language, if languages have different ones: `{ "en": "Brussels", "de": "Brüssel" }`',
    v.optional(v.strictObject(inLanguages(site, nonEmptyText()))),
  ),
  region: place(
    'state or province, best by the short code of its ISO 3166-2 name, such as `NY`; left out of an address if it is the town',
  ),
  regionName: place('name of the region for visitors, if they should not read its code'),
  country: key('by its two letters', text('a country by its two letters, such as US', isCountry)),
  phone: key(
    'shown and dialled as it is',
    optionalText('a number such as +1 212 555 0100', (value) => /^\+\d[\d ()-]{5,22}\d$/.test(value)),
  ),
});

const headquarters = (site: SettingsSite) =>
  v.strictObject({
    ...office(site),
    coordinates: key(
      'latitude and longitude in degrees, south and west negative',
      v.pipe(
        optionalText('a place such as 40.7128, -74.0060', (value) => coordinates.test(value)),
        v.check(
          isInhabitedLatitude,
          ({ input }) => `${JSON.stringify(input)} is where no company is; latitude comes first: are the two swapped?`,
        ),
      ),
    ),
  });

export const places = (site: SettingsSite) => ({
  headquarters: key('where the company is', headquarters(site)),
  offices: key(
    'further offices, shown after the headquarters: [each has a `country` and what else `headquarters` has, but `coordinates`](change.md#an-office-more)',
    v.optional(
      v.pipe(
        v.array(v.strictObject(office(site)), wrongValueMessage('a list of offices')),
        uniqueItems((one) => JSON.stringify(one), 'this office is there twice'),
      ),
      [],
    ),
  ),
});
