import { expect, it, vi } from 'vitest';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { newsListElementId } from '~/news/newsList';
import { sampleList } from '~tests/support/news/articles';
import { fetchNewsList, readListFromDocument } from './lists';

const haiti = sampleList({ region: 'haiti' });

it.each([
  ['as it was sent', JSON.stringify(haiti), haiti],
  ['cut off', JSON.stringify(haiti).slice(0, -20), undefined],
  ['of another form', JSON.stringify({ ...haiti, fileLength: null }), undefined],
  ['with an address that is a script', JSON.stringify(haiti).replaceAll('https:', 'javascript:'), undefined],
  [
    'with a picture that is not https',
    JSON.stringify({
      ...haiti,
      articles: haiti.articles.map((one) => ({ ...one, imageUrl: 'http://a.example/b.jpg' })),
    }),
    undefined,
  ],
])('the list of a selection is read from the document: %s', (_name, text, read) => {
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: newsListElementId, textContent: text });
  document.body.replaceChildren(block);
  expect(readListFromDocument()).toEqual(read);
  block.remove();
  expect(readListFromDocument()).toBeUndefined();
});

it.each([
  [haiti, haiti],
  [{ ...haiti, region: 'caribbean' }, 'news haiti/all: the file holds the list of caribbean/all'],
  [{ ...haiti, fileLength: null }, 'news haiti/all: fileLength: null is not a count'],
])('the list of a selection is fetched from the host, and never used for another one', async (answer, result) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  expect(await fetchNewsList(haiti).catch(getErrorMessage)).toEqual(result);
  expect(fetched).toHaveBeenCalledWith('/news-data/haiti/all.json', expect.objectContaining({ cache: 'no-cache' }));
});
