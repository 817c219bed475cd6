// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { knownLanguages } from '~/config/knownLanguages';
import type { Site } from '~/config/site';
import { readSite } from '~scripts/settings/read-settings';
import { openGraphLocale, PageTags, type PageTagsProps } from './PageHead';

const site = readSite({});
const subPath = readSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' });

const about: PageTagsProps = {
  site,
  page: 'about',
  language: 'en',
  meta: { title: 'About Us', description: 'Who we are.', keywords: ['team', 'Caribbean'] },
  shell: { defaultKeywords: ['investment', 'caribbean'], shareImageAlt: 'A chart' },
  alternateLanguages: ['en'],
};

function headWith(change: Partial<PageTagsProps>): Document {
  return new DOMParser().parseFromString(renderToStaticMarkup(<PageTags {...about} {...change} />), 'text/html');
}

function contents(head: Document, key: string): readonly string[] {
  const tags = head.querySelectorAll<HTMLMetaElement>(`meta[name="${key}"], meta[property="${key}"]`);
  return Array.from(tags, ({ content }) => content);
}

function links(head: Document, rel: string): readonly string[] {
  return Array.from(head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`), ({ href }) => href);
}

const titleOf = (title: string, shortTitle?: string) => headWith({ meta: { ...about.meta, title }, shortTitle }).title;

const geoOf = (change: Partial<Site['headquarters']>) => {
  const headquarters = { ...site.headquarters, locality: '', region: '', coordinates: '', ...change };
  const head = headWith({ site: { ...site, headquarters } });
  return ['geo.region', 'geo.placename', 'geo.position'].flatMap((key) => contents(head, key));
};

describe('the tags of a page', () => {
  it('say what the specification lists, with the picture of the page and the place of the company', () => {
    const head = headWith({ language: 'es', alternateLanguages: ['en', 'es', 'fr'], site: subPath });
    const image = 'https://host.example/repo/share/es/about.jpg';
    expect(head.title).toBe(`About Us | ${site.brand}`);
    const expected = {
      description: ['Who we are.'],
      keywords: ['investment, caribbean, team'],
      author: [site.brand],
      robots: ['index,follow,max-snippet:-1,max-image-preview:large,max-video-preview:-1'],
      'og:type': ['website'],
      'og:site_name': [site.brand],
      'og:title': ['About Us'],
      'og:image': [image],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': ['About Us. A chart'],
      'og:locale': [openGraphLocale(knownLanguages.es)],
      'og:locale:alternate': [openGraphLocale(knownLanguages.en), openGraphLocale(knownLanguages.fr)],
      'twitter:card': ['summary_large_image'],
      'geo.region': ['US-NY'],
      'geo.placename': ['New York'],
      'geo.position': ['40.7128;-74.0060'],
    };
    expect(Object.fromEntries(Object.keys(expected).map((key) => [key, contents(head, key)]))).toEqual(expected);
  });

  it('say where the company is as far as the settings say it', () => {
    expect(geoOf({ country: 'KE' })).toEqual(['KE']);
    expect(geoOf({ country: 'KE', region: '30', locality: 'Nairobi', coordinates: '-1.29,36.82' })).toEqual([
      'KE-30',
      'Nairobi',
      '-1.29;36.82',
    ]);
    expect(geoOf({ country: 'KE', region: 'Nairobi County' })).toEqual(['KE']);
  });

  it('end the title in the brand, after a shorter title of the page where the whole would be cut', () => {
    expect(titleOf('News: Haiti', 'Haiti')).toBe(`News: Haiti | ${site.brand}`);
    const long = 'Actualités régionales : République dominicaine · Technologie';
    expect(titleOf(long)).toBe(`${long} | ${site.brand}`);
    expect(titleOf(long, 'République dominicaine')).toBe(`République dominicaine | ${site.brand}`);
  });

  it.each([{ page: 'notFound' }, { noindex: true }] as const)('keep a page out of the index: %o', (change) => {
    const head = headWith({ ...change, alternateLanguages: ['en', 'es'] });
    expect(contents(head, 'robots')).toEqual(['noindex,nofollow']);
    expect([...links(head, 'canonical'), ...links(head, 'alternate')]).toEqual([]);
  });

  it('follow a canonical path given, without translations of its own', () => {
    const head = headWith({ canonicalPath: '/portfolio', alternateLanguages: ['en', 'es'], site: subPath });
    expect(links(head, 'canonical')).toEqual(['https://host.example/repo/portfolio']);
    expect(links(head, 'alternate')).toEqual([]);
  });

  it('make an imported picture absolute, its base path already in it', () => {
    const image = { url: '/repo/assets/harbour.png', alt: 'Harbour', width: 800, height: 400 };
    const head = headWith({ image, site: subPath });
    expect(contents(head, 'og:image')).toEqual(['https://host.example/repo/assets/harbour.png']);
  });

  it('date articles only', () => {
    const times = { publishedTime: '2026-01-02', modifiedTime: '2026-02-03', author: 'Ana' };
    const head = headWith({ ...times, type: 'article' });
    expect(contents(head, 'article:published_time')).toEqual(['2026-01-02']);
    expect(contents(head, 'article:modified_time')).toEqual(['2026-02-03']);
    expect(contents(head, 'author')).toEqual(['Ana']);
    expect(contents(headWith(times), 'article:published_time')).toEqual([]);
  });
});
