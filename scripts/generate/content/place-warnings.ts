/** Places of the settings that do not fit together: a phone and its country. */
import { join } from 'node:path';
import { countries } from 'countries-list';
import type { SiteSettings } from '~scripts/settings/site-settings';

type PlaceSettings = Pick<SiteSettings['settings'], 'headquarters' | 'offices'>;

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

export const findPlaceWarnings = ({ dataFolder, settings }: Pick<SiteSettings, 'dataFolder' | 'settings'>) =>
  findForeignPhones(settings).map((warning) => `${join(dataFolder, 'site.json')}: ${warning}`);
