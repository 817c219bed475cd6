import { expect, test } from 'vitest';
import { findSettingErrors } from '~tests/support/settings';

test.for<readonly [change: object, error: string]>([
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
