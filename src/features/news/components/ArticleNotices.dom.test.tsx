import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { newsStore } from '~/features/news/store/newsStore';
import { readContent } from '~tests/support/content/read';
import { sampleList } from '~tests/support/news/articles';
import { renderInShell } from '~tests/support/render';
import { ArticleNotices } from './ArticleNotices';

const { news } = readContent('fr');
const { languageNotice = '', sampleNotice } = news;

const before = newsStore.getState();
afterEach(() => newsStore.setState(before));

const show = (lists: Readonly<Record<string, ReturnType<typeof sampleList>>>) => newsStore.setState({ lists });

const renderNotices = () => renderInShell(<ArticleNotices content={news} />, '/fr/news', 'fr');

test.each([
  ['live articles', sampleList(), languageNotice],
  ['samples', sampleList({ origin: 'sample' }), `${sampleNotice} ${languageNotice}`],
  ['no articles', sampleList({ origin: 'sample', articles: [] }), ''],
])('the page says of %s what they are', async (_name, list, notices) => {
  show({ 'all/all': list });
  await renderNotices();
  expect(document.body.textContent).toBe(notices);
});

test('while another list is loading the page has the notices of the list before', async () => {
  show({ 'all/all': sampleList({ origin: 'sample' }) });
  const router = await renderNotices();
  await act(() => router.navigate('/fr/news/haiti'));
  expect(screen.getByText(`${sampleNotice} ${languageNotice}`)).toBeDefined();
  act(() => show({ 'haiti/all': sampleList() }));
  expect(screen.getByText(languageNotice)).toBeDefined();
});
