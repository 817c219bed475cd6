import { describe, expect, it } from 'vitest';
import { parseSite } from '~/config/site';
import { themeColor } from '~/theme/palette';
import { type HeadTag, manifestLink, pageMetadata, type PageMetadataInput, siteTags } from './metadata';

const site = parseSite({});
const subPath = parseSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' });

const about: PageMetadataInput = {
  page: 'about',
  language: 'en',
  meta: { title: 'About Us', description: 'Who we are.', keywords: ['team', 'Caribbean'] },
  shell: { defaultKeywords: ['investment', 'caribbean'], shareImageAlt: 'A chart' },
  alternateLanguages: ['en'],
};

function contents(tags: readonly HeadTag[], key: string): readonly string[] {
  return tags.flatMap((tag) =>
    (tag.kind === 'name' && tag.name === key) || (tag.kind === 'property' && tag.property === key) ? [tag.content] : [],
  );
}

function links(tags: readonly HeadTag[], rel: string): readonly string[] {
  return tags.flatMap((tag) =>
    tag.kind === 'link' && tag.rel === rel ? [`${tag.hrefLang ?? tag.type ?? ''} ${tag.href}`.trim()] : [],
  );
}

describe('pageMetadata', () => {
  it('sets title, description, keywords, author and robots', () => {
    const tags = pageMetadata(about, site);
    expect(tags[0]).toEqual({ kind: 'title', text: `About Us | ${site.brand}` });
    expect(contents(tags, 'description')).toEqual(['Who we are.']);
    expect(contents(tags, 'keywords')).toEqual(['investment, caribbean, team']);
    expect(contents(tags, 'author')).toEqual([site.brand]);
    expect(contents(tags, 'robots')).toEqual([
      'index,follow,max-snippet:-1,max-image-preview:large,max-video-preview:-1',
    ]);
  });

  it('never repeats a tag', () => {
    const tags = pageMetadata({ ...about, alternateLanguages: ['en', 'es', 'fr'] }, site);
    const shown = [...tags, ...siteTags(site), manifestLink('en', site)].map((tag) => JSON.stringify(tag));
    expect(new Set(shown).size).toBe(shown.length);
  });

  it.each([
    ['home', 'en', 'https://host.example/repo/'],
    ['home', 'es', 'https://host.example/repo/es/'],
    ['about', 'en', 'https://host.example/repo/about'],
    ['about', 'fr', 'https://host.example/repo/fr/about'],
  ] as const)('gives %s in %s its own canonical address', (page, language, address) => {
    const tags = pageMetadata({ ...about, page, language }, subPath);
    expect(links(tags, 'canonical')).toEqual([address]);
    expect(contents(tags, 'og:url')).toEqual([address]);
  });

  it('has no hreflang while there is one language', () => {
    expect(links(pageMetadata(about, site), 'alternate')).toEqual([]);
  });

  it('lists every version, itself included, the same on each', () => {
    const alternateLanguages = ['fr', 'en', 'es'] as const;
    const expected = [
      `en-US ${site.url}/about`,
      `es-DO ${site.url}/es/about`,
      `fr-HT ${site.url}/fr/about`,
      `x-default ${site.url}/about`,
    ];
    for (const language of alternateLanguages) {
      expect(links(pageMetadata({ ...about, language, alternateLanguages }, site), 'alternate')).toEqual(expected);
    }
  });

  it('counts the page itself among its versions', () => {
    expect(
      links(pageMetadata({ ...about, language: 'es', alternateLanguages: ['en'] }, site), 'alternate'),
    ).toHaveLength(3);
  });

  it.each([{ page: 'notFound' }, { noindex: true }] as const)('keeps a page out of the index: %o', (change) => {
    const tags = pageMetadata({ ...about, ...change, alternateLanguages: ['en', 'es'] }, site);
    expect(contents(tags, 'robots')).toEqual(['noindex,nofollow']);
    expect([...links(tags, 'canonical'), ...links(tags, 'alternate')]).toEqual([]);
  });

  it('follows a canonical path given, without translations of its own', () => {
    const tags = pageMetadata({ ...about, canonicalPath: '/portfolio', alternateLanguages: ['en', 'es'] }, subPath);
    expect(links(tags, 'canonical')).toEqual(['https://host.example/repo/portfolio']);
    expect(links(tags, 'alternate')).toEqual([]);
  });

  it('shares the default image and the locales of the specification', () => {
    const tags = pageMetadata({ ...about, language: 'es' }, subPath);
    expect(contents(tags, 'og:type')).toEqual(['website']);
    expect(contents(tags, 'og:site_name')).toEqual([site.brand]);
    expect(contents(tags, 'og:title')).toEqual(['About Us']);
    expect(contents(tags, 'og:image')).toEqual(['https://host.example/repo/share/es/about.jpg']);
    expect(contents(tags, 'og:image:width')).toEqual(['1200']);
    expect(contents(tags, 'og:image:height')).toEqual(['630']);
    expect(contents(tags, 'og:image:alt')).toEqual(['About Us. A chart']);
    expect(contents(tags, 'og:locale')).toEqual(['es_DO']);
    expect(contents(tags, 'og:locale:alternate')).toEqual(['en_US', 'fr_HT']);
    expect(contents(tags, 'twitter:card')).toEqual(['summary_large_image']);
    expect(contents(tags, 'twitter:image')).toEqual(['https://host.example/repo/share/es/about.jpg']);
  });

  it('makes an imported picture absolute, its base path already in it', () => {
    const image = { url: '/repo/assets/harbour.png', alt: 'Harbour', width: 800, height: 400 };
    expect(contents(pageMetadata({ ...about, image }, subPath), 'og:image')).toEqual([
      'https://host.example/repo/assets/harbour.png',
    ]);
  });

  it('dates articles only', () => {
    const times = { publishedTime: '2026-01-02', modifiedTime: '2026-02-03', author: 'Ana' };
    const tags = pageMetadata({ ...about, ...times, type: 'article' }, site);
    expect(contents(tags, 'article:published_time')).toEqual(['2026-01-02']);
    expect(contents(tags, 'article:modified_time')).toEqual(['2026-02-03']);
    expect(contents(tags, 'author')).toEqual(['Ana']);
    expect(contents(pageMetadata({ ...about, ...times }, site), 'article:published_time')).toEqual([]);
  });

  it('places the company in New York', () => {
    const tags = pageMetadata(about, site);
    expect(contents(tags, 'geo.region')).toEqual(['US-NY']);
    expect(contents(tags, 'geo.placename')).toEqual(['New York']);
    expect(contents(tags, 'geo.position')).toEqual(['40.7128;-74.0060']);
    expect(contents(tags, 'ICBM')).toEqual(['40.7128, -74.0060']);
  });

  it('offers feeds', () => {
    const feeds = [{ title: 'Haiti', type: 'application/atom+xml', path: '/feeds/haiti.xml' }] as const;
    expect(links(pageMetadata({ ...about, page: 'news', feeds }, subPath), 'alternate')).toEqual([
      'application/atom+xml https://host.example/repo/feeds/haiti.xml',
    ]);
  });
});

describe('siteTags', () => {
  it('points at icons, under the base path', () => {
    const tags = siteTags(subPath);
    expect(contents(tags, 'theme-color')).toEqual([themeColor]);
    expect(links(tags, 'icon')).toEqual(['/repo/favicon.ico', 'image/svg+xml /repo/favicon.svg']);
    expect(links(tags, 'apple-touch-icon')).toEqual(['/repo/apple-touch-icon.png']);
  });
});

describe('manifestLink', () => {
  it('points at the manifest of the language, under the base path', () => {
    expect(links([manifestLink('es', subPath), manifestLink('en', site)], 'manifest')).toEqual([
      '/repo/site.es.webmanifest',
      '/site.webmanifest',
    ]);
  });
});
