import { describe, expect, it } from 'vitest';
import { knownLanguages } from '~/config/knownLanguages';
import type { Site } from '~/config/site';
import { readSite } from '~scripts/settings/read-site';
import { type HeadTag, openGraphLocale, pageMetadata, type PageMetadataInput } from './metadata';

const site = readSite({});
const subPath = readSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' });

const about: PageMetadataInput = {
  page: 'about',
  language: 'en',
  meta: { title: 'About Us', description: 'Who we are.', keywords: ['team', 'Caribbean'] },
  shell: { defaultKeywords: ['investment', 'caribbean'], shareImageAlt: 'A chart' },
  alternateLanguages: ['en'],
};

function contents(tags: readonly HeadTag[], key: string): readonly string[] {
  return tags.flatMap(({ props: { name, property, content = '' } }) => ([name, property].includes(key) ? content : []));
}

function links(tags: readonly HeadTag[], rel: string): readonly string[] {
  return tags.flatMap(({ props }) =>
    props.rel === rel ? `${props.hrefLang ?? props.type ?? ''} ${props.href}`.trim() : [],
  );
}

const titleIn = (tags: readonly HeadTag[]) => tags.find(({ type }) => type === 'title')?.props.children;

const geoOf = (change: Partial<Site['headquarters']>) => {
  const headquarters = { ...site.headquarters, locality: '', region: '', coordinates: '', ...change };
  const tags = pageMetadata(about, { ...site, headquarters });
  return ['geo.region', 'geo.placename', 'geo.position', 'ICBM'].flatMap((key) => contents(tags, key));
};

describe('the tags of a page', () => {
  it('say what the specification lists, with the picture of the page and the place of the company', () => {
    const tags = pageMetadata({ ...about, language: 'es', alternateLanguages: ['en', 'es', 'fr'] }, subPath);
    const image = 'https://host.example/repo/share/es/about.jpg';
    expect(titleIn(tags)).toBe(`About Us | ${site.brand}`);
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
      ICBM: ['40.7128, -74.0060'],
    };
    expect(Object.fromEntries(Object.keys(expected).map((key) => [key, contents(tags, key)]))).toEqual(expected);
  });

  it('say where the company is as far as the settings say it', () => {
    expect(geoOf({ country: 'KE' })).toEqual(['KE']);
    expect(geoOf({ country: 'KE', region: '30', locality: 'Nairobi', coordinates: '-1.29,36.82' })).toEqual([
      'KE-30',
      'Nairobi',
      '-1.29;36.82',
      '-1.29, 36.82',
    ]);
    expect(geoOf({ country: 'KE', region: 'Nairobi County' })).toEqual(['KE']);
  });

  it('end the title in the brand, after a shorter title of the page where the whole would be cut', () => {
    const titleOf = (title: string, shortTitle?: string) =>
      titleIn(pageMetadata({ ...about, meta: { ...about.meta, title }, shortTitle }, site));
    expect(titleOf('News: Haiti', 'Haiti')).toBe(`News: Haiti | ${site.brand}`);
    const long = 'Actualités régionales : République dominicaine · Technologie';
    expect(titleOf(long)).toBe(`${long} | ${site.brand}`);
    expect(titleOf(long, 'République dominicaine')).toBe(`République dominicaine | ${site.brand}`);
  });

  it.each([{ page: 'notFound' }, { noindex: true }] as const)('keep a page out of the index: %o', (change) => {
    const tags = pageMetadata({ ...about, ...change, alternateLanguages: ['en', 'es'] }, site);
    expect(contents(tags, 'robots')).toEqual(['noindex,nofollow']);
    expect([...links(tags, 'canonical'), ...links(tags, 'alternate')]).toEqual([]);
  });

  it('follow a canonical path given, without translations of its own', () => {
    const tags = pageMetadata({ ...about, canonicalPath: '/portfolio', alternateLanguages: ['en', 'es'] }, subPath);
    expect(links(tags, 'canonical')).toEqual(['https://host.example/repo/portfolio']);
    expect(links(tags, 'alternate')).toEqual([]);
  });

  it('make an imported picture absolute, its base path already in it', () => {
    const image = { url: '/repo/assets/harbour.png', alt: 'Harbour', width: 800, height: 400 };
    const tags = pageMetadata({ ...about, image }, subPath);
    expect(contents(tags, 'og:image')).toEqual(['https://host.example/repo/assets/harbour.png']);
  });

  it('date articles only', () => {
    const times = { publishedTime: '2026-01-02', modifiedTime: '2026-02-03', author: 'Ana' };
    const tags = pageMetadata({ ...about, ...times, type: 'article' }, site);
    expect(contents(tags, 'article:published_time')).toEqual(['2026-01-02']);
    expect(contents(tags, 'article:modified_time')).toEqual(['2026-02-03']);
    expect(contents(tags, 'author')).toEqual(['Ana']);
    expect(contents(pageMetadata({ ...about, ...times }, site), 'article:published_time')).toEqual([]);
  });
});
