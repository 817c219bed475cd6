import { expect, test } from 'vitest';
import { chooseCardPictures } from './cardPictures';

const article = (region: string, categories: readonly string[], imageUrl: string | null = null) => ({
  region,
  categories,
  imageUrl,
});

const views = (articles: Parameters<typeof chooseCardPictures>[0]) =>
  chooseCardPictures(articles).map(({ view }) => view);

test('articles without a picture show the drawing of their region and category', () => {
  const articles = [article('haiti', ['economy']), article('caribbean', ['general', 'markets']), article('all', [])];
  expect(views(articles)).toEqual(['haiti-economy', 'caribbean-markets', 'all-all']);
});

test('articles of the same region and category show other symbols than the three before them', () => {
  const articles = Array.from({ length: 8 }, () => article('haiti', ['economy']));
  expect(views(articles)).toEqual([
    'haiti-economy',
    'haiti-all',
    'haiti-markets',
    'haiti-business',
    'all-economy',
    'all-all',
    'all-markets',
    'all-business',
  ]);
});

test.each(['business', 'economy', 'markets', 'politics', 'society', 'technology'])(
  'twelve articles of one region and the category %s show no drawing twice, also if their pictures fail',
  (category) => {
    for (const imageUrl of [null, 'https://a.example/'])
      for (const region of ['haiti', 'all']) {
        const articles = Array.from({ length: 12 }, (_, id) => article(region, [category], imageUrl && imageUrl + id));
        expect(new Set(views(articles)).size).toBe(articles.length);
      }
  },
);

test('a picture that an article before it has is replaced by the drawing', () => {
  const [first, second] = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
  const articles = [first, first, null, second].map((imageUrl) => article('haiti', [], imageUrl));
  expect(chooseCardPictures(articles).map(({ imageUrl }) => imageUrl)).toEqual([first, null, null, second]);
});

test('more articles leave the pictures of those before them as they are', () => {
  const articles = Array.from({ length: 24 }, (_, index) => article(index % 3 === 0 ? 'haiti' : 'all', ['economy']));
  expect(chooseCardPictures(articles).slice(0, 12)).toEqual(chooseCardPictures(articles.slice(0, 12)));
});
