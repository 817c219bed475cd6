/** Where the company is. */
import * as v from 'valibot';
import { key, nonEmptyText, text } from '~/schemas/settingValues';

/** Whether a text is a country code of ISO 3166-1: `GB`, but not its alias `UK`. */
export const isCountry = (value: string) =>
  /^[A-Z]{2}$/.test(value) &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value) !== undefined &&
  new Intl.Locale(`und-${value}`).region === value;

/** Latitude and longitude in degrees. */
const coordinates = /^-?([1-8]?\d(\.\d+)?|90(\.0+)?), ?-?((1[0-7]|[1-9])?\d(\.\d+)?|180(\.0+)?)$/;

export const places = {
  headquarters: key(
    'where the company is',
    v.strictObject({
      locality: key('the town', nonEmptyText()),
      region: key(
        'state by the short code of its ISO 3166-2 name, such as `NY`',
        text('the code of a state, such as NY', (value) => /^[A-Z\d]{1,3}$/.test(value)),
      ),
      country: key('by its two letters', text('a country by its two letters, such as US', isCountry)),
      coordinates: key(
        'latitude and longitude in degrees, south and west negative',
        text('a place such as 40.7128, -74.0060', (value) => coordinates.test(value)),
      ),
    }),
  ),
};
