import { expect, test } from 'vitest';
import { addressLine } from './address';

const nowhere = { street: '', locality: '', region: '', regionName: '', country: 'US' };

test.for([
  [
    {
      street: 'Am Sandtorkai 48',
      postalCode: '20457',
      locality: 'Hamburg',
      region: 'HH',
      regionName: 'Hamburg',
      country: 'DE',
    },
    'de',
    'Am Sandtorkai 48, 20457~Hamburg, Deutschland',
  ],
  [
    { street: '350 Fifth Avenue', postalCode: '10118', locality: 'New York', region: 'NY', country: 'US' },
    'en',
    '350 Fifth Avenue, New York, NY~10118, United States',
  ],
  [{ postalCode: 'SW1A 1AA', locality: 'London', country: 'GB' }, 'en', 'London, SW1A 1AA, United Kingdom'],
  [
    { locality: 'Cartagena', region: 'BOL', regionName: 'Bolívar', country: 'CO' },
    'es',
    'Cartagena, Bolívar, Colombia',
  ],
  [{ postalCode: '1000', country: 'BE' }, 'fr', '1000, Belgique'],
  [{}, 'en', 'United States'],
] as const)(
  'an address has the order of its country, and its postal code stays with the town: %j in "%s"',
  ([place, tag, line]) => {
    expect(addressLine({ ...nowhere, ...place }, tag).replaceAll('\u00A0', '~')).toBe(line);
  },
);
