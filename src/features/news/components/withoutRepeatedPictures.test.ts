import { expect, test } from 'vitest';
import { withoutRepeatedPictures } from './withoutRepeatedPictures';

test('a picture that an article before has is left out, also if more articles follow', () => {
  const [first, second] = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
  const articles = [first, first, null, second, null, first].map((imageUrl) => ({ imageUrl }));
  const pictures = withoutRepeatedPictures(articles).map(({ imageUrl }) => imageUrl);
  expect(pictures).toEqual([first, null, null, second, null, null]);
});
