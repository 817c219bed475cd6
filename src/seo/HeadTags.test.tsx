// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { site } from '~/config/site';
import { HeadTags } from './HeadTags';
import { pageMetadata, type PageMetadataInput } from './metadata';
import { SiteHead } from './SiteHead';
import { organization } from './structured-data';
import { StructuredData } from './StructuredData';

/** React expands nothing, and neither may anything after it. */
const trap = `US$"10M" & US$'s $& $$ $1 </script>`;

const input: PageMetadataInput = {
  page: 'news',
  language: 'en',
  meta: { title: trap, description: trap, keywords: [] },
  shell: { defaultKeywords: ['investment'], shareImageAlt: 'A chart' },
  alternateLanguages: ['en', 'es', 'fr'],
  feeds: [
    { title: 'All', type: 'application/atom+xml', path: '/feeds/all.xml' },
    { title: 'All', type: 'application/feed+json', path: '/feeds/all.json' },
  ],
};

function Page({ title }: { readonly title: string }) {
  return (
    <main>
      <SiteHead language="en" />
      <HeadTags tags={pageMetadata({ ...input, meta: { ...input.meta, title } }, site)} />
      <StructuredData graph={[organization({ site, description: title })]} />
      <h1>{title}</h1>
    </main>
  );
}

/** React puts what it hoists before the page; the prerender step moves it into the head. */
function open(markup: string): HTMLElement {
  const at = markup.indexOf('<main>');
  document.head.innerHTML = markup.slice(0, at);
  document.body.innerHTML = `<div id="root">${markup.slice(at)}</div>`;
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('no root');
  return root;
}

const dataOf = (): unknown =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
const headOf = (): readonly string[] => [...document.head.children].map((child) => child.outerHTML);

test('the rendered head carries a text full of traps, each tag once, and leaves the data in place', () => {
  open(renderToStaticMarkup(<Page title={trap} />));
  expect(document.title).toBe(`${trap} | ${site.brand}`);
  const contents = ['meta[name="description"]', 'meta[property="og:title"]', 'meta[name="twitter:description"]'].map(
    (selector) => document.querySelector(selector)?.getAttribute('content'),
  );
  expect(contents).toEqual([trap, trap, trap]);
  expect(dataOf()).toMatchObject({ '@graph': [{ '@type': 'Organization', description: trap }] });
  expect(document.querySelectorAll('#root :is(title, meta, link)')).toHaveLength(0);
  expect(document.querySelectorAll('#root script')).toHaveLength(1);
  expect(document.head.querySelectorAll('link[rel="canonical"], link[rel="manifest"]')).toHaveLength(2);
  expect(new Set(headOf()).size).toBe(headOf().length);
});

test.each([
  ['updated', undefined],
  ['replaced by the head of another route', 'other'],
])('the hydrated head is the prerendered one, and keeps one of each tag when %s', async (_how, key) => {
  const complaints: unknown[] = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation((...message) => complaints.push(message));
  const container = open(renderToString(<Page title={trap} />));
  const before = headOf();
  const onRecoverableError = (error: unknown) => complaints.push(error);
  const root = await act(() => Promise.resolve(hydrateRoot(container, <Page title={trap} />, { onRecoverableError })));
  onTestFinished(() => {
    act(() => root.unmount());
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  expect(headOf()).toEqual(before);

  act(() => root.render(<Page key={key} title="After" />));
  expect(document.title).toBe(`After | ${site.brand}`);
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe('After');
  expect(headOf()).toHaveLength(before.length);
  expect(dataOf()).toMatchObject({ '@graph': [{ description: 'After' }] });
  expect(complaints).toEqual([]);
});
