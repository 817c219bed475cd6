import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchDocument } from '~/features/search/documents';
import { fill, fillCount } from '~/lib/fill';
import { readContent } from '~tests/support/content/read';
import { renderInShell } from '~tests/support/render';
import { stubMatchMedia } from '~tests/support/stub-match-media';
import { SearchPage } from './SearchPage';

const { search: content } = readContent('en');
const { search: french } = readContent('fr');
const { search: spanish } = readContent('es');

const pages: readonly SearchDocument[] = [
  { href: '/about', heading: 'About the Group', names: ['About Us'], text: 'We build.' },
  { href: '/about#mission', heading: 'Our Mission', names: ['About Us'], text: 'Harbours and energy.' },
];
const articles: readonly SearchDocument[] = Array.from({ length: 10 }, (_, index) => ({
  href: `https://paper.example/${index}`,
  heading: `Harbours of ${index}`,
  names: ['paper.example', 'Business'],
  text: '',
  day: '2026-11-20',
}));

const answer = vi.fn<(address: string) => Response>();

beforeEach(() => {
  answer.mockReset().mockImplementation((address) => Response.json(address.includes('news') ? articles : pages));
  vi.stubGlobal('fetch', async (address: string) => answer(address));
  // The visitor has a mouse.
  stubMatchMedia();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const printed = () => document.querySelector('[data-print-only]')?.textContent;
const getLanguage = (name: RegExp | string) =>
  screen.getByRole('link', { name }).querySelector('[lang]')?.getAttribute('lang');
const results = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('lists every page of the site before a search, and fetches nothing', async () => {
  await renderInShell(<SearchPage content={content} />, '/search');
  expect(screen.getByRole('heading', { name: content.siteMapHeading })).toBeTruthy();
  expect(answer).not.toHaveBeenCalled();
});

// Only this test is in French, because an index that another test has loaded is not loaded again.
test('reports an index that cannot be loaded, and loads it again after a click', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  answer.mockImplementation(() => new Response('', { status: 503 }));
  await renderInShell(<SearchPage content={french} />, '/fr/search?q=mission', 'fr');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(french.failed);
  expect(String(log.mock.calls[0]?.[0])).toMatch(/search: \w+: the answer has status 503/);
  answer.mockImplementation((address) => Response.json(address.includes('news') ? articles : pages));
  fireEvent.click(within(alert).getByRole('button', { name: french.retry }));
  // The button that was clicked is gone. The focus is on the results, so that the tab key goes on from there.
  expect(document.activeElement?.textContent).toContain(french.siteMapHeading);
  await screen.findByRole('link', { name: 'Our Mission' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('link', { name: 'Our Mission' }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('marks the language of articles, but not of the pages of the site', async () => {
  await renderInShell(<SearchPage content={spanish} />, '/es/search?q=harbours', 'es');
  await screen.findByRole('link', { name: 'Our Mission' });
  expect([getLanguage('Our Mission'), getLanguage(/^Harbours of 1/)]).toEqual([undefined, 'en']);
});

test('searches after a pause in typing, and announces the number of results', async () => {
  const router = await renderInShell(<SearchPage content={content} />, '/search');
  type('energy');
  expect(screen.queryByRole('link', { name: 'Our Mission' })).toBeNull();
  await screen.findByRole('link', { name: 'Our Mission' });
  await waitFor(() => expect(router.state.location.search).toBe('?q=energy'));
  await screen.findByText(fillCount(content.found, 1, { pages: 1, articles: 0 }));
  // The query is in the printed page, which has no field.
  expect(printed()).toBe('energy');
  type('');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(results()).toEqual([]));
  expect(printed()).toBeUndefined();
});

/** Types more letters and submits while the page still renders the first one, as happens on a slow processor. */
function FastVisitor() {
  const { search } = useLocation();
  useLayoutEffect(() => {
    if (search !== '?q=e') return;
    const input = screen.getByRole<HTMLInputElement>('searchbox');
    input.value = 'en';
    input.form?.requestSubmit();
    input.value = 'ene';
  }, [search]);
  return null;
}

test('the address never overwrites typed text, but links and going back change the field', async () => {
  const page = (
    <>
      <SearchPage content={content} />
      <FastVisitor />
    </>
  );
  const router = await renderInShell(page, '/search');
  type('e');
  await waitFor(() => expect(router.state.location.search).toBe('?q=en'));
  await screen.findByRole('link', { name: 'Our Mission' });
  expect(field().value).toBe('ene');
  type('ener');
  await waitFor(() => expect(router.state.location.search).toBe('?q=ener'));
  await act(() => router.navigate('/search?q=mission'));
  await waitFor(() => expect(field().value).toBe('mission'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field().value).toBe('ener'));
});

test('shows the best results, and all of them after a click', async () => {
  await renderInShell(<SearchPage content={content} />, '/search?q=harbours');
  await screen.findByRole('link', { name: 'Our Mission' });
  expect(results()).toHaveLength(1 + 8);
  fireEvent.click(screen.getByRole('button', { name: fill(content.showAll, { count: 10 }) }));
  expect(results()).toHaveLength(1 + 10);
  // The button that was clicked is gone. The focus is on the first new result, and going back shows all results again.
  expect(screen.getAllByRole('link', { name: /^Harbours of/ }).indexOf(Object(document.activeElement))).toBe(8);
  cleanup();
  await renderInShell(<SearchPage content={content} />, '/search?q=harbours');
  await screen.findByRole('link', { name: 'Our Mission' });
  expect(results()).toHaveLength(1 + 10);
  expect(screen.getByRole('link', { name: /^Harbours of 9/ }).getAttribute('target')).toBe('_blank');
});
