import { expect, test } from 'vitest';
import { regionIds } from '~/config/news';
import { subjectInks } from '~/theme/palette';
import { chooseCardPictures } from './cardPictures';
import { newsPlates } from './newsPlates';

const article = { title: 'A title', imageUrl: null, region: 'haiti', categories: ['business'] };

const withTitle = (title: string) => ({ ...article, title });

const withSubject = (subject: string) => ({ ...article, categories: [subject] });

const withPicture = (imageUrl: string | null) => ({ ...article, imageUrl });

test('the map of each region has a plate, plain and with each subject that has inks', () => {
  const maps = regionIds.filter((id) => newsPlates.has(id));
  const withSubjects = maps.flatMap((map) => Object.keys(subjectInks).map((subject) => `${map}-${subject}`));
  expect([...newsPlates.keys()].toSorted()).toEqual(maps.concat(withSubjects).toSorted());
});

test('a subject or a region without a plate has a plain map', () => {
  for (const [plates, name] of [
    [['all', 'haiti'], 'haiti'],
    [['all'], 'all'],
  ] as const)
    expect(chooseCardPictures([article], new Set<string>(plates))).toMatchObject([{ plates: { plate: { name } } }]);
});

test('a picture that an article before has is left out, also if more articles follow', () => {
  const [first, second] = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
  const articles = [first, first, null, second, null, first].map(withPicture);
  const shown = chooseCardPictures(articles).map(({ imageUrl }) => imageUrl);
  expect(shown).toEqual([first, null, null, second, null, null]);
});

test('a figure is shown once in four cards at most', () => {
  const shown = chooseCardPictures(
    ['11 ships', '12 ships', 'Ships', '13 ships', '14 ships', '15 ships'].map(withTitle),
  );
  expect(shown.map(({ plates }) => plates.figure?.value ?? null)).toEqual(['11', null, null, null, '14', null]);
});

test('a card has the plate of its region and subject, and the plain map if a card near before it has that subject', () => {
  const shown = chooseCardPictures(
    ['business', 'society', 'business', 'politics', 'society', 'business'].map(withSubject),
  );
  expect(shown.map(({ plates }) => plates.plate.name)).toEqual([
    'haiti-business',
    'haiti-society',
    'haiti',
    'haiti-politics',
    'all-society',
    'haiti-business',
  ]);
});

test('in a list of one region and subject no card has a plate that one of the two before has', () => {
  const shown = chooseCardPictures(Array.from({ length: 6 }, () => article));
  const plates = ['haiti-business', 'haiti', 'all-business'];
  expect(shown.map((card) => card.plates.plate.name)).toEqual([...plates, ...plates]);
});

test('an article without a region and a category of the site has the plain map of all', () => {
  const [card] = chooseCardPictures([{ ...article, region: 'germany', categories: ['general'] }]);
  expect(card?.plates).toMatchObject({ subject: 'all', plate: { name: 'all' } });
});

test('the pictures of cards stay when more articles follow', () => {
  const articles = ['A', '12 ships', 'B', 'C', 'D', '13 ships', 'E'].map(withTitle);
  const all = chooseCardPictures(articles);
  for (const count of [1, 3, 6]) expect(chooseCardPictures(articles.slice(0, count))).toEqual(all.slice(0, count));
});
