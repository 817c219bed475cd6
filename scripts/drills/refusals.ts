/** Edits of data that go wrong: check, build and doctor each name file and key in one line. */

const home = 'data/content/en/home.json';
const terms = 'data/content/fr/terms.json';
const energy = 'data/companies/energy.json';
const site = 'data/site.json';

const edits = [
  ['an empty sentence', home, /("lead": )"[^"]+"/, '$1""', 'hero.lead: a sentence is missing'],
  ['an unknown key', home, '"lead":', '"subtitle": "Hello", "lead":', 'hero.subtitle: this key is unknown'],
  ['a misspelt placeholder', home, '{brand}', '{brnad}', 'meta.description: {brnad} is none of {brand}'],
  ['a wrong colour', site, /#\w{6}/, 'blue', 'themeColor: "blue" is not a colour such as #004AAD'],
  ['a missing font', site, '"Newsreader"', '"Nonesuch"', 'fonts.headings: "Nonesuch" is not installed'],
  ['a missing picture', energy, '"company-energy"', '"turbine"', 'picture.name: there is no picture "turbine"'],
  ['a broken link', terms, '"text": "', '$&Voir [ici](/rien). ', 'sections.0.parts.0.text: /rien: there is no page'],
] as const;

export const refusals = edits.map(([change, path, from, to, fault]) => ({
  /** `empty-sentence` */
  id: change.split(' ').slice(1).join('-'),
  change,
  path,
  edit: (text: string) => text.replace(from, to),
  line: `${path}: ${fault}`,
}));

export type Refusal = (typeof refusals)[number];
