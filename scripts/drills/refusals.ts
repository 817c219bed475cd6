/** Edits that go wrong: check, build and doctor each name file and key in one line. */
import type { Copy } from './copy';
import { setting } from './edits';

export interface Refusal {
  readonly id: string;
  readonly apply: (copy: Copy) => void;
  readonly line: string;
}

const replacing = (path: string, from: string | RegExp, to: string) => (copy: Copy) =>
  copy.edit(path, (text) => text.replace(from, to));

const home = 'data/content/en/home.json';
const terms = 'data/content/fr/terms.json';
const energy = 'data/companies/energy.json';

export const refusals: readonly Refusal[] = [
  {
    id: 'empty-sentence',
    apply: replacing(home, /("lead": )"[^"]+"/, '$1""'),
    line: `${home}: hero.lead: a sentence is missing`,
  },
  {
    id: 'unknown-key',
    apply: replacing(home, '"lead":', '"subtitle": "Hello",\n    "lead":'),
    line: `${home}: hero.subtitle: this key is unknown`,
  },
  {
    id: 'misspelt-placeholder',
    apply: replacing(home, '{brand}', '{brnad}'),
    line: `${home}: meta.description: {brnad} is none of {brand}`,
  },
  {
    id: 'wrong-colour',
    apply: setting('themeColor', 'blue'),
    line: 'data/site.json: themeColor: "blue" is not a colour such as #004AAD',
  },
  {
    id: 'missing-font',
    apply: setting('headings', 'No Such Font'),
    line: 'data/site.json: fonts.headings: "No Such Font" is not installed',
  },
  {
    id: 'missing-picture',
    apply: replacing(energy, '"company-energy"', '"turbine"'),
    line: `${energy}: picture.name: there is no picture "turbine"`,
  },
  {
    id: 'broken-link',
    apply: replacing(terms, /("text": ")/, '$1Voir [ici](/nulle-part). '),
    line: `${terms}: sections.0.parts.0.text: /nulle-part: there is no page at this address`,
  },
];
