import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSettings } from '~tests/support/site';
import { PageTags, type PageTagsProps } from './PageTags';

const settings = readSettings();
const subPath = readSettings({ url: 'https://host.example', basePath: '/repo/' });

const about: PageTagsProps = {
  settings,
  page: 'about',
  language: 'en',
  meta: { title: 'About Us', description: 'Who we are.', keywords: ['team', 'Caribbean'] },
  shell: { defaultKeywords: ['investment', 'caribbean'], shareImageAlt: 'A chart' },
};

/** The values of the title, of the metas with a name or property, or of the links with a relation. */
function getTagValues(head: Document, key: string): readonly (string | null)[] {
  if (key === 'title') return [head.title];
  const elements = head.querySelectorAll(`meta[name="${key}"], meta[property="${key}"], link[rel="${key}"]`);
  return Array.from(elements, (element) => element.getAttribute('content') ?? element.getAttribute('href'));
}

const long = 'Actualités régionales : République dominicaine · Technologie';
const withLongTitle = { ...about.meta, title: long };
const times = { publishedTime: '2026-01-02', modifiedTime: '2026-02-03', author: 'Ana' };
const notIndexed = { robots: ['noindex,nofollow'], canonical: [], alternate: [] };

const cases: readonly (readonly [what: string, Partial<PageTagsProps>, Readonly<Record<string, readonly string[]>>])[] =
  [
    [
      'a page has the tags that the specification lists, with its share image and the place of the company',
      { language: 'es', settings: subPath },
      {
        title: [`About Us | ${settings.brand}`],
        description: ['Who we are.'],
        keywords: ['investment, caribbean, team'],
        author: [settings.brand],
        robots: ['index,follow,max-snippet:-1,max-image-preview:large,max-video-preview:-1'],
        canonical: ['https://host.example/repo/es/about'],
        'og:type': ['website'],
        'og:site_name': [settings.brand],
        'og:title': ['About Us'],
        'og:image': ['https://host.example/repo/share.png'],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'og:image:alt': [`${settings.brand}. A chart`],
        'twitter:card': ['summary_large_image'],
        'geo.region': ['US-NY'],
        'geo.placename': ['New York'],
        'geo.position': ['40.7128;-74.0060'],
      },
    ],
    ['a short title stays', { shortTitle: 'Us' }, { title: [`About Us | ${settings.brand}`] }],
    ['a long title stays without a shorter one', { meta: withLongTitle }, { title: [`${long} | ${settings.brand}`] }],
    [
      'a long title is replaced by the shorter one',
      { meta: withLongTitle, shortTitle: 'Us' },
      { title: [`Us | ${settings.brand}`] },
    ],
    ['an unknown address is kept out of the index', { page: 'notFound' }, notIndexed],
    ['a page may be kept out of the index', { noindex: true }, notIndexed],
    [
      'a page without a picture has the share image of the site, and the words for it',
      {},
      { 'og:image': [`${settings.url}/share.png`], 'og:image:alt': [`${settings.brand}. A chart`] },
    ],
    [
      'a page that repeats another one names that page, and no translations',
      { canonicalPath: '/portfolio', settings: subPath },
      { canonical: ['https://host.example/repo/portfolio'], alternate: [] },
    ],
    [
      'the address of an imported picture, which has the base path in it, is made absolute',
      { image: { url: '/repo/assets/harbour.png', alt: 'Harbour', width: 800, height: 400 }, settings: subPath },
      { 'og:image': ['https://host.example/repo/assets/harbour.png'], 'og:image:alt': ['Harbour'] },
    ],
    [
      'an article has its dates and its author',
      { ...times, type: 'article' },
      { 'article:published_time': ['2026-01-02'], 'article:modified_time': ['2026-02-03'], author: ['Ana'] },
    ],
    ['another page has no dates', times, { 'article:published_time': [], 'article:modified_time': [] }],
  ];

it.each(cases)('%s', (_, change, expected) => {
  const markup = renderToStaticMarkup(<PageTags {...about} {...change} />);
  const head = new DOMParser().parseFromString(markup, 'text/html');
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, getTagValues(head, key)]))).toEqual(expected);
});

/** Lists the `hreflang` and address of each translation that the head names. */
function listTranslations(change: Partial<PageTagsProps>) {
  const markup = renderToStaticMarkup(<PageTags {...about} settings={subPath} {...change} />);
  const head = new DOMParser().parseFromString(markup, 'text/html');
  const links = head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return Array.from(links, ({ hreflang, href }) => `${hreflang} ${href}`);
}

// The addresses are written out, because computed ones would have the same errors as those of the component.
it.each(['en', 'es', 'fr'] as const)('the page in %s names all its translations, itself included', (language) => {
  expect(listTranslations({ language })).toEqual([
    'en-US https://host.example/repo/about',
    'es-DO https://host.example/repo/es/about',
    'fr-HT https://host.example/repo/fr/about',
    'en https://host.example/repo/about',
    'es https://host.example/repo/es/about',
    'fr https://host.example/repo/fr/about',
    'x-default https://host.example/repo/about',
  ]);
});

it('a selection of the news names the same selection in its translations', () => {
  const selection = { region: 'haiti', category: 'economy' };
  expect(listTranslations({ page: 'news', selection })).toEqual([
    'en-US https://host.example/repo/news/haiti/economy',
    'es-DO https://host.example/repo/es/news/haiti/economy',
    'fr-HT https://host.example/repo/fr/news/haiti/economy',
    'en https://host.example/repo/news/haiti/economy',
    'es https://host.example/repo/es/news/haiti/economy',
    'fr https://host.example/repo/fr/news/haiti/economy',
    'x-default https://host.example/repo/news/haiti/economy',
  ]);
});
