import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeXML } from 'entities';
import { expect, test } from 'vitest';
import { parseDocuments, searchFilePath } from '~/features/search/documents';
import { feedPath } from '~/seo/feedAddress';
import { openPage } from '~tests/support/browser';
import { sampleDistFolder } from '~tests/support/builds';
import { hostileTitle } from '~tests/support/news/irregular-records';
import { openReadyPage } from '~tests/support/pages';
import { openNews } from './news-page';

const read = (path: string) => readFileSync(join(sampleDistFolder, path), 'utf8');

test('a title whose characters have a meaning elsewhere comes whole into page, feed and search, with and without script', async (context) => {
  const plain = await openPage(context, { path: '/news', javaScript: false });
  const { news } = await openNews(context);
  for (const cards of [plain.page.getByRole('main').locator('article'), news.cards])
    expect(await cards.getByRole('heading').allInnerTexts()).toContain(hostileTitle);

  const titles = [...read(feedPath('all')).matchAll(/<title>(.*?)<\/title>/g)].map(([, title = '']) =>
    decodeXML(title),
  );
  expect(titles).toContain(hostileTitle);

  const documents = parseDocuments(JSON.parse(read(searchFilePath('news'))));
  expect(documents.map(({ heading }) => heading)).toContain(hostileTitle);
  const search = await openReadyPage(context, { path: '/search?q=grant+sea+wall' });
  await search.page.locator('a[data-result]').filter({ hasText: hostileTitle }).waitFor();
});

test('entities of a record are read, its markup goes, and a record without a title, a date or an https link is dropped', async (context) => {
  const { news } = await openNews(context);
  const texts = (await news.cards.allInnerTexts()).join('\n');
  expect(texts).toContain('Harbor & hinterland: what a quay is worth');
  expect(texts).toContain('Markup such as bold and entities arrive in feeds.');
  // The oldest records of this list were asked for too.
  const list = read('news-data/caribbean/business.json');
  expect(list).not.toMatch(/is as good as none|is dropped|no calendar/);
});
