import { expect, test } from 'vitest';
import { chooseViews } from './drawings';

const article = (region: string, categories: readonly string[], imageUrl: string | null = null) => ({
  region,
  categories,
  imageUrl,
});

test('articles without a picture show the drawing of their region and category', () => {
  const articles = [article('haiti', ['economy']), article('caribbean', ['general', 'markets']), article('all', [])];
  expect(chooseViews(articles)).toEqual(['haiti-economy', 'caribbean-markets', 'all-all']);
});

test('articles of the same region and category show one view after the other', () => {
  const articles = Array.from({ length: 4 }, () => article('haiti', ['economy']));
  expect(chooseViews(articles)).toEqual(['haiti-economy', 'haiti-all', 'all-economy', 'haiti-economy']);
});

test('an article with a picture takes no view from those without one', () => {
  const articles = [article('haiti', ['economy'], 'https://a.example/a.jpg'), article('haiti', ['economy'])];
  expect(chooseViews(articles)).toEqual(['haiti-economy', 'haiti-economy']);
});

test('more articles leave the views of those before them as they are', () => {
  const articles = Array.from({ length: 24 }, (_, index) => article(index % 3 === 0 ? 'haiti' : 'all', ['economy']));
  expect(chooseViews(articles).slice(0, 12)).toEqual(chooseViews(articles.slice(0, 12)));
});
