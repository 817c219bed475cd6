/** Wrong edits of the data: each gets a line with its file, its key and what would be right. */
import { expect, test } from 'vitest';
import { companyPlateNames } from '~/config/companyPlateNames';
import { builtInPageIds } from '~/config/pageTable';
import { createEditedData, type EditedData } from '~tests/support/edited-data';

type Row = readonly [name: string, edit: (d: EditedData) => void, lines: readonly string[]];

const rows: readonly Row[] = [
  [
    'key missing in one language',
    (d) => {
      d.edit('content/es/about.json', 'mission', (mission) => delete mission['text']);
    },
    ['data/content/es/about.json: mission.text: this is missing'],
  ],
  [
    'extra key',
    (d) => {
      d.set('content/en/about.json', 'hero.subtitle', 'More');
    },
    ['data/content/en/about.json: hero.subtitle: this key is unknown'],
  ],
  [
    'misspelt key',
    (d) => {
      d.rename('content/fr/home.json', 'hero.heading', 'headng');
    },
    [
      'data/content/fr/home.json: hero.heading: this is missing',
      'data/content/fr/home.json: hero.headng: this key is unknown: did you mean heading?',
    ],
  ],
  [
    'number in place of a text',
    (d) => {
      d.set('content/en/about.json', 'hero.heading', 5);
    },
    ['data/content/en/about.json: hero.heading: this is not a text, which stands in quotes: write it in quotes: "5"'],
  ],
  [
    'text in place of a list',
    (d) => {
      d.set('content/en/about.json', 'meta.keywords', 'about us');
    },
    ['data/content/en/about.json: meta.keywords: this is not a list, which stands in [ ]'],
  ],
  [
    'list in place of an object',
    (d) => {
      d.set('content/en/about.json', 'hero', ['About']);
    },
    ['data/content/en/about.json: hero: this is not an object, which stands in { }, but a list'],
  ],
  [
    'null',
    (d) => {
      d.set('content/en/about.json', 'hero.heading', null);
    },
    ['data/content/en/about.json: hero.heading: a sentence is missing'],
  ],
  [
    'year as a number',
    (d) => {
      d.set('companies/energy.json', 'founded', 2023);
    },
    ['data/companies/energy.json: founded: this is not a text, which stands in quotes: write it in quotes: "2023"'],
  ],
  [
    'year of five digits',
    (d) => {
      d.set('companies/energy.json', 'founded', '20233');
    },
    ['data/companies/energy.json: founded: a year has four digits'],
  ],
  [
    'day that does not exist',
    (d) => {
      d.set('site.json', 'privacyChanged', '2026-02-30');
    },
    ['data/site.json: privacyChanged: "2026-02-30" is not a date such as 2026-11-23'],
  ],
  [
    'founding year in quotes',
    (d) => {
      d.set('site.json', 'foundingYear', '2020');
    },
    ['data/site.json: foundingYear: "2020" is not a year such as 2020: write it without quotes: 2020'],
  ],
  [
    'region misspelt in texts',
    (d) => {
      d.rename('content/es/news.json', 'filters.regions.haiti', 'hayti');
    },
    [
      'data/content/es/news.json: filters.regions.haiti: this is missing',
      'data/content/es/news.json: filters.regions.hayti: this key is unknown: did you mean haiti?',
    ],
  ],
  [
    'new region without texts',
    (d) => {
      d.edit('filters.json', '', (filters) =>
        (filters['regions'] as unknown[]).push({ id: 'cuba', phrases: ['Cuba'] }),
      );
    },
    [
      'data/content/en/news.json: filters.regions.cuba: this is missing',
      'data/content/es/news.json: filters.regions.cuba: this is missing',
      'data/content/fr/news.json: filters.regions.cuba: this is missing',
    ],
  ],
  [
    'phrase with an operator',
    (d) => {
      d.set('filters.json', 'regions.0.phrases.3', 'Texas OR Florida');
    },
    ['data/filters.json: regions.0.phrases.3: a phrase is words, without + | " * ( ), OR and AND'],
  ],
  [
    'related page misspelt',
    (d) => {
      d.set('content/en/about.json', 'related.links.0.page', 'portfolo');
    },
    [
      `data/content/en/about.json: related.links.0.page: "portfolo" is not one of ${builtInPageIds.join(', ')}: did you mean portfolio?`,
    ],
  ],
  [
    'related page twice',
    (d) => {
      d.set('content/en/about.json', 'related.links.1.page', 'portfolio');
    },
    ['data/content/en/about.json: related.links.1: a link leads to this page already'],
  ],
  [
    'plate misspelt',
    (d) => {
      d.set('companies/energy.json', 'plate', 'solei');
    },
    [`data/companies/energy.json: plate: "solei" is not one of ${companyPlateNames.join(', ')}: did you mean soley?`],
  ],
  [
    'section id differs in one language',
    (d) => {
      d.set('content/fr/privacy.json', 'sections.1.id', 'visites');
    },
    [
      'data/content/fr/privacy.json: sections: "visites" is added, "visiting" is missing: write the ids as in data/content/en/privacy.json',
    ],
  ],
  [
    'section id with a capital',
    (d) => {
      for (const language of ['en', 'es', 'fr']) d.set(`content/${language}/privacy.json`, 'sections.1.id', 'Visiting');
    },
    ['en', 'es', 'fr'].map(
      (language) =>
        `data/content/${language}/privacy.json: sections.1.id: an id has only small letters, digits and hyphens`,
    ),
  ],
  [
    'section missing in one language',
    (d) => {
      d.edit('content/fr/terms.json', '', (terms) => (terms['sections'] as unknown[]).pop());
    },
    [
      'data/content/fr/terms.json: sections: "changes-and-contact" is missing: write the ids as in data/content/en/terms.json',
    ],
  ],
  [
    'unbalanced link',
    (d) => {
      d.set('content/en/privacy.json', 'sections.0.parts.0.text', 'Read [this](/about and more.');
    },
    [
      'data/content/en/privacy.json: sections.0.parts.0.text: "Read [this](/about and more.": visitors would read these signs: a link is [words](https://a.example), with all its brackets and no blank between',
    ],
  ],
  [
    'bullet signs',
    (d) => {
      d.set('content/en/privacy.json', 'sections.0.parts.0.text', '• one\n• two');
    },
    [
      'data/content/en/privacy.json: sections.0.parts.0.text: "• one\\n• two": visitors would read these signs: each line of a list begins with a hyphen and a blank',
    ],
  ],
  [
    'Markdown in a line',
    (d) => {
      d.set('content/en/about.json', 'hero.heading', '**About**');
    },
    ['data/content/en/about.json: hero.heading: "**About**": strong is not shown'],
  ],
  [
    'empty text',
    (d) => {
      d.set('content/en/about.json', 'hero.heading', '');
    },
    ['data/content/en/about.json: hero.heading: a sentence is missing'],
  ],
  [
    'placeholder misspelt',
    (d) => {
      d.set('content/en/about.json', 'meta.description', 'About {brnad}');
    },
    ['data/content/en/about.json: meta.description: {brnad}: did you mean {brand}?'],
  ],
  [
    'placeholder unknown',
    (d) => {
      d.set('content/en/about.json', 'meta.description', 'About {ceo}');
    },
    [
      'data/content/en/about.json: meta.description: {ceo} is unknown: the placeholders are {brand}, {email}, {foundingYear}, {schedulingHost}, {newsService}, {slotMinutes}, {companyTotal}, {companyNames}',
    ],
  ],
  [
    'brace alone',
    (d) => {
      d.set('content/en/about.json', 'hero.tagline', '{brand and more');
    },
    ['data/content/en/about.json: hero.tagline: "{brand and more": braces stand around one word, such as {brand}'],
  ],
  [
    'sentence not translated',
    (d) => {
      d.set('content/es/about.json', 'vision.text', JSON.parse(d.read('content/en/about.json')).vision.text);
    },
    ['data/content/es/about.json: vision.text: this is the text in "en" too: translate one of the two'],
  ],
  [
    'comma before the end',
    (d) => {
      d.replace('content/en/about.json', /history"(?=\n)/, 'history",');
    },
    ['data/content/en/about.json: line 6: property name expected: a key in double quotes, and no comma before }'],
  ],
  [
    'comma missing',
    (d) => {
      d.replace('content/en/about.json', '"About Us",', '"About Us"');
    },
    ['data/content/en/about.json: line 4: comma expected'],
  ],
  [
    'curly quotes',
    (d) => {
      d.replace('content/en/about.json', '"meta"', '“meta”');
    },
    ['data/content/en/about.json: line 7: invalid symbol: JSON has straight double quotes alone'],
  ],
  [
    'comment',
    (d) => {
      d.replace('content/en/about.json', '{\n', '{\n  // About\n');
    },
    ['data/content/en/about.json: line 2: invalid comment token: JSON has no comments'],
  ],
  [
    'key twice',
    (d) => {
      d.replace('content/en/about.json', /("hero": \{\n)/, '$1    "heading": "About",\n');
    },
    ['data/content/en/about.json: hero.heading: line 20 has this key a second time'],
  ],
  [
    'merge conflict',
    (d) => {
      d.replace('content/en/about.json', '  "meta"', '<<<<<<< HEAD\n  "meta"');
    },
    ['data/content/en/about.json: line 7: invalid symbol: a merge conflict has left its marks here'],
  ],
  [
    'file missing',
    (d) => {
      d.remove('content/es/about.json');
    },
    [
      'data/content/es/about.json: the file is missing: cp data/content/en/about.json data/content/es/about.json, and translate it',
    ],
  ],
  [
    'garbled letters',
    (d) => {
      d.replace('content/es/about.json', 'Misión', 'MisiÃ³n');
    },
    [
      'data/content/es/about.json: line 5: "MisiÃ³n,": another program has garbled these letters: write them again, and save as UTF-8',
    ],
  ],
  [
    'list too short',
    (d) => {
      for (const language of ['en', 'es', 'fr'])
        d.edit(`content/${language}/about.json`, 'values', (values) => (values['items'] as unknown[]).pop());
    },
    ['en', 'es', 'fr'].map(
      (language) => `data/content/${language}/about.json: values.items: this list has 2 items: it must have 3`,
    ),
  ],
  [
    'a link less in one language',
    (d) => {
      d.edit('content/fr/about.json', 'related', (related) => (related['links'] as unknown[]).pop());
    },
    [
      'data/content/fr/about.json: related.links: 3 items here, but 4 in data/content/en/about.json: write the same number in each language',
    ],
  ],
  [
    'text too long',
    (d) => {
      d.set('content/en/about.json', 'hero.heading', 'About '.repeat(33) + 'A');
    },
    ['data/content/en/about.json: hero.heading: 199 characters are too many: there is room for 100'],
  ],
  [
    'two companies at one place',
    (d) => {
      d.set('companies/energy.json', 'order', 4);
    },
    ['data/companies/energy.json: order: commerce.json has the same order: each company needs its own'],
  ],
  [
    'two companies of one name',
    (d) => {
      d.set('companies/energy.json', 'name', 'cabotaje');
    },
    ['data/companies/energy.json: name: commerce.json has the same name: each company needs its own'],
  ],
  [
    'address without https',
    (d) => {
      d.set('companies/energy.json', 'websites.0.url', 'www.soley.example');
    },
    ['data/companies/energy.json: websites.0.url: "www.soley.example" is not an absolute https address'],
  ],
  [
    'websites without labels',
    (d) => {
      d.edit('companies/commerce.json', 'websites.0', (website) => delete website['label']);
    },
    ['data/companies/commerce.json: websites: if there are several, each needs a label'],
  ],
  [
    'mail address',
    (d) => {
      d.set('site.json', 'email', 'hello@alisio');
    },
    ['data/site.json: email: "hello@alisio" is not an e-mail address'],
  ],
  [
    'origin with a path',
    (d) => {
      d.set('site.json', 'url', 'https://alisio.example/site');
    },
    [
      'data/site.json: url: "https://alisio.example/site" is not an absolute https address without a path (basePath takes the path)',
    ],
  ],
  [
    'setting missing',
    (d) => {
      d.edit('site.json', '', (site) => delete site['email']);
    },
    ['data/site.json: email: this is missing'],
  ],
  [
    'priority misspelt',
    (d) => {
      d.set('content/en/about.json', 'related.links.0.priority', 'hi');
    },
    ['data/content/en/about.json: related.links.0.priority: "hi" is not one of high, medium'],
  ],
  [
    'milestone twice',
    (d) => {
      d.edit('milestones.json', '', (file) => {
        const milestones = file['milestones'] as unknown[];
        milestones.push(milestones[0]);
      });
    },
    ['data/milestones.json: milestones.5: this milestone is there twice'],
  ],
  [
    'name of a file as description',
    (d) => {
      d.set('companies/energy.json', 'fr.imageAlt', 'soley.jpg');
    },
    ['data/companies/energy.json: fr.imageAlt: "soley.jpg" is the name of a file: say what the picture shows'],
  ],
  [
    'errors in four files at once',
    (d) => {
      {
        d.set('site.json', 'email', 'x');
        d.set('content/fr/home.json', 'hero.lead', '');
        d.edit('content/en/about.json', 'hero', (hero) => delete hero['heading']);
        d.set('companies/energy.json', 'founded', '20233');
      }
    },
    [
      'data/site.json: email: "x" is not an e-mail address',
      'data/companies/energy.json: founded: a year has four digits',
      'data/content/en/about.json: hero.heading: this is missing',
      'data/content/fr/home.json: hero.lead: a sentence is missing',
    ],
  ],
  [
    'control character in a text',
    (d) => {
      d.set('site.json', 'brand', 'A\u0007\u001B[31mB');
    },
    ['data/site.json: brand: the character U+0007 after "A" cannot be shown: remove it'],
  ],
  [
    'a character that turns the writing round',
    (d) => {
      d.set('content/en/home.json', 'hero.lead', 'A holding company\u202E');
    },
    ['data/content/en/home.json: hero.lead: the character U+202E after "A holding company" cannot be shown: remove it'],
  ],
  [
    'half an emoji',
    (d) => {
      d.replace('companies/energy.json', '"tagline": "', String.raw`"tagline": "Text \ud83d cut `);
    },
    ['data/companies/energy.json: en.tagline: the character U+D83D after "Text " cannot be shown: remove it'],
  ],
  [
    'key __proto__',
    (d) => {
      d.replace('site.json', '{', '{ "__proto__": { "brand": "x" },');
    },
    ['data/site.json: __proto__: line 1: this key is unknown: remove it'],
  ],
  [
    'inherited name as a network',
    (d) => {
      d.set('site.json', 'social.toString', 'https://x.example/a');
    },
    ['data/site.json: social.toString: line 17: this key is unknown: remove it'],
  ],
  [
    'a million brackets',
    (d) => {
      d.write('companies/zz.json', '['.repeat(1_000_000));
    },
    ['data/companies/zz.json: line 1: more than 40 brackets are open: close them with ] and }'],
  ],
  [
    'base path that climbs',
    (d) => {
      d.set('site.json', 'basePath', '/../../');
    },
    ['data/site.json: basePath: "/../../" is not a path that starts and ends with a slash, such as /repo/'],
  ],
  [
    'markup in the brand',
    (d) => {
      d.set('site.json', 'brand', '</script><img onerror=p> $& <!--');
    },
    [
      'data/site.json: brand: "</script><img onerror=p> $& <!--" is not a name of 1 to 40 characters, without < and >, with no word of more than 26',
    ],
  ],
  [
    'address that writes a directive',
    (d) => {
      d.set('site.json', 'liveNewsUrl', 'https://a;require-trusted-types-for');
    },
    [
      'data/site.json: liveNewsUrl: "https://a;require-trusted-types-for" is not an absolute https address without a path, or a path of the site that starts with one slash, or empty',
    ],
  ],
  [
    'address for every host',
    (d) => {
      d.set('site.json', 'liveNewsUrl', 'https://*');
    },
    [
      'data/site.json: liveNewsUrl: "https://*" is not an absolute https address without a path, or a path of the site that starts with one slash, or empty',
    ],
  ],
];

test('a wrong variable is named in place of the key that it overrides', () => {
  expect(createEditedData('data').getErrors({ BASE_PATH: 'repo' })).toEqual([
    'BASE_PATH: "repo" is not a path that starts and ends with a slash, such as /repo/',
  ]);
});

test.for(rows)('%s', ([, edit, lines]) => {
  const data = createEditedData('data');
  edit(data);
  expect(data.getErrors()).toEqual(lines);
});
