import { expect, test } from 'vitest';
import { findSettingErrors } from '~tests/support/settings';

const label = { en: 'Investors', es: 'Inversores', fr: 'Investisseurs' };
const link = { id: 'investors', url: 'https://investors.example', label };

test.for<readonly [change: object, error: string]>([
  [{ header: 'home' }, 'header: "home" is not a list of pages'],
  [{ header: [] }, 'header: name one page at least'],
  [{ header: ['home', 'home'] }, 'header.1: this page is named before'],
  [
    { links: [{ ...link, url: 'http://a.example' }] },
    'links.0.url: "http://a.example" is not an absolute https address',
  ],
  [{ links: [{ ...link, id: 'A b' }] }, 'links.0.id: "A b" is not an id such as investors: small letters, digits'],
  [
    { links: [{ ...link, label: { ...label, en: '{brand}' } }] },
    'links.0.label.en: "{brand}" is not a name of 1 to 40',
  ],
  [{ links: [{ ...link, label: { ...label, es: undefined } }] }, 'links.0.label.es: this is missing'],
  [{ links: [link, link] }, 'links.1: a link before this one has the same id'],
  [
    { home: ['closing', 'capabilites'] },
    'home.1: "capabilites" is not one of figures, capabilities, companies, approach, closing: did you mean "capabilities"?',
  ],
  [{ home: ['closing', 'closing'] }, 'home.1: this section is named before'],
  [{ home: 'closing' }, 'home: "closing" is not a list of sections'],
  [
    { languages: 'en' },
    'languages: "en" is not a list of one or more codes of languages, such as ["en", "ht"], each once',
  ],
  [{ languages: ['en', 'en'] }, 'languages: ["en","en"] is not a list of one or more'],
  [{ languages: ['en', 'xx'] }, 'languages.1: "xx" is not the code of a language, such as pt or ht (ISO 639)'],
  [{ features: { shop: true } }, 'features.shop: this key is unknown'],
])('%j is refused, and the error names the key', ([change, error]) => {
  expect(findSettingErrors(change)).toEqual([expect.stringContaining(`data/site.json: ${error}`)]);
});
