import { expect, test } from 'vitest';
import type { SearchDocument } from './documents';
import { createSearch } from './engine';

const section = (page: string, heading: string, text: string): SearchDocument => ({
  href: `/${page}#${heading}`,
  heading,
  names: [page],
  text,
});

const article = (heading: string, text: string): SearchDocument => ({
  href: `https://paper.example/${encodeURIComponent(heading)}`,
  heading,
  names: ['paper.example', 'business'],
  text,
  day: '2026-11-20',
});

const search = createSearch(
  [
    section('About Us', 'Our Mission', 'To find businesses with room to grow, and to give them capital. Contact us.'),
    section('About Us', 'Dominican Republic and Haiti', '2022. The group begins in e-commerce.'),
    section('About Us', 'Founding', '2020. The group is founded.'),
    section('Portfolio', 'Rumbo', 'A career assistant for people on the way to their next job.'),
    section('Portfolio', 'Soley', 'Renewable energy for homes. Solar roofs save fuel.'),
    section('Contact', 'Book a Call', 'Choose a time.'),
    section('Accueil', 'Cœur de la ville', ''),
    article('Remittances to Haïti reach US$854 million', 'Families receive more than last year.'),
    article('Haiti tests identity card', 'A card for every citizen.'),
    article('Port of Cap-Haïtien grows', 'Ships call twice a week, energy costs fall.'),
  ],
  'en',
);

const resultHeadings = (query: string) => search(query).documents.map(({ heading }) => heading);

test.each([
  ['book a call', 'Book a Call'],
  ['missoin', 'Our Mission'],
  ['FOUNDED ２０２０', 'Founding'],
  ['coeur', 'Cœur de la ville'],
  ['dominican repulic', 'Dominican Republic and Haiti'],
  ['SOLAR', 'Soley'],
  ['remitances haiti', 'Remittances to Haïti reach US$854 million'],
  ['854', 'Remittances to Haïti reach US$854 million'],
  ['identi', 'Haiti tests identity card'],
])('the first result for %s is %s', (query, heading) => {
  expect(resultHeadings(query)[0]).toBe(heading);
});

// A number with another digit is another number. The other queries contain no word.
test.each(['2023', '', '   ', '$&', '“”', '*', '\u0000'])('%j has no results', (query) => {
  expect(resultHeadings(query)).toEqual([]);
});

test.each(["d'Haïti", 'Haiti’s', "qu'Haiti"])('%s is searched for without its elided word', (query) => {
  expect(search(query)).toEqual(search('Haiti'));
});

test('a word that occurs does not match similar words', () => {
  expect(
    createSearch([section('Home', 'Energy', ''), section('Home', 'Every', '')], 'en')('energy').documents,
  ).toHaveLength(1);
});

test.each([
  ['en', 'energy', 'Renewable energies', 'energies'],
  ['en', 'energies', 'Energy for homes', 'energy'],
  ['en', 'invest', 'Investing in harbours', 'investing'],
  ['en', 'investing', 'Why we invest', 'invest'],
  ['es', 'inversiones', 'La inversión en puertos', 'inversion'],
  ['es', 'energía', 'Energías renovables', 'energias'],
  ['es', 'companies', 'Company of the year', 'company'],
  ['fr', 'énergies', 'L’énergie des îles', 'energie'],
  ['fr', 'investir', 'Un investissement durable', 'investissement'],
] as const)('in %s, %s finds "%s" and highlights %s', (language, query, heading, term) => {
  const other = section('Home', query, '');
  const { documents, terms } = createSearch([section('Home', heading, ''), other], language)(query);
  expect(documents.map((document) => document.heading).toSorted()).toEqual([heading, query].toSorted());
  expect([...terms]).toContain(term);
});

test('a newer article comes before an older one that matches slightly better, but not before one that matches much better', () => {
  const newer = article('Sugar mills open', 'New');
  expect(createSearch([newer, article('Sugar mills', 'Old')], 'en')('sugar').documents[0]).toBe(newer);
  const heading = article('Sugar', 'Old');
  expect(createSearch([article('Mills', 'Two mills for sugar'), heading], 'en')('sugar').documents[0]).toBe(heading);
});

test.each([
  ['mission capital', false],
  ['mission zebra', true],
])('all words are needed, or some of them if no document has all: %s', (query, isPartial) => {
  expect([search(query).isPartial, resultHeadings(query)[0]]).toEqual([isPartial, 'Our Mission']);
});

test('the terms to highlight are folded words of the documents', () => {
  expect([...search('enrgy').terms]).toEqual(['energy']);
  expect([...search('haïti').terms]).toContain('haiti');
});
