/** Places of the settings that do not fit together: a phone and its country, coordinates and the time zone. */
import { join } from 'node:path';
import { countries } from 'countries-list';
import { toZonedInstant } from '~/shared/period';
import type { SiteSettings } from '~scripts/settings/site-settings';

type PlaceSettings = Pick<SiteSettings['settings'], 'headquarters' | 'offices' | 'timeZone'>;

const callingCodes: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(countries).map(([country, { phone }]) => [country, phone]),
);

function findForeignPhones({ headquarters, offices }: PlaceSettings): readonly string[] {
  const places = [
    ['headquarters', headquarters] as const,
    ...offices.map((office, index) => [`offices.${index}`, office] as const),
  ];
  return places.flatMap(([key, { country, phone }]) => {
    const codes = callingCodes.get(country) ?? [];
    const digits = phone.replaceAll(/\D/g, '');
    if (phone === '' || codes.length === 0 || codes.some((code) => digits.startsWith(String(code)))) return [];
    return [`${key}.phone: ${phone} is no number of ${country}, whose begin with +${codes.join(' or +')}`];
  });
}

/** How far a longitude is from the one at which the sun is highest at noon of a zone, in degrees. */
function getDistance(longitude: number, timeZone: string): number {
  const day = '2026-01-01';
  const offset = (Date.parse(day) - Date.parse(toZonedInstant(day, timeZone))) / 3_600_000;
  return Math.abs(longitude - 15 * offset);
}

/** Coordinates that fit to the site's time zone if they are swapped. Few places are more than 90 minutes from their zone's noon. */
function findSwappedCoordinates({ headquarters: { coordinates }, timeZone }: PlaceSettings): readonly string[] {
  const [latitude = 0, longitude = 0] = coordinates.split(',').map(Number);
  const distance = getDistance(longitude, timeZone);
  if (coordinates === '' || timeZone === 'UTC' || distance <= 22.5 || getDistance(latitude, timeZone) >= distance)
    return [];
  return [
    `headquarters.coordinates: "${coordinates}" is far from the time zone ${timeZone}; latitude comes first: are the two swapped?`,
  ];
}

export const findPlaceWarnings = ({ dataFolder, settings }: Pick<SiteSettings, 'dataFolder' | 'settings'>) =>
  [...findForeignPhones(settings), ...findSwappedCoordinates(settings)].map(
    (warning) => `${join(dataFolder, 'site.json')}: ${warning}`,
  );
