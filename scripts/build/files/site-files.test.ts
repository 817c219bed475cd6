import { describe, expect, it } from 'vitest';
import { parseSite } from '~/config/site';
import { siteFiles, type SiteFilesInput } from './site-files';

const input: SiteFilesInput = {
  site: parseSite({}),
  languages: ['en'],
  lastModified: {},
  thin: [],
  backgroundColour: '#FFFFFF',
  manifestTexts: (language) => ({ name: `Name ${language}`, shortName: 'Name', description: 'Text' }),
  securityExpires: '2027-06-30',
  feeds: [],
};

describe('siteFiles', () => {
  it('has the files of a site in one language', () => {
    expect([...siteFiles(input).keys()]).toEqual([
      '/sitemap.xml',
      '/robots.txt',
      '/.well-known/security.txt',
      '/site.webmanifest',
    ]);
  });

  it('adds a manifest for each language and two feeds for each region', () => {
    const feed = {
      articles: [],
      title: 'T',
      description: 'D',
      pageUrl: 'https://alisio.example/news',
      language: 'en',
    };
    const files = siteFiles({
      ...input,
      languages: ['en', 'es'],
      feeds: [
        { ...feed, region: 'all' },
        { ...feed, region: 'haiti' },
      ],
    });
    expect([...files.keys()].slice(3)).toEqual([
      '/site.webmanifest',
      '/site.es.webmanifest',
      '/feeds/all.xml',
      '/feeds/all.json',
      '/feeds/haiti.xml',
      '/feeds/haiti.json',
    ]);
    expect(files.get('/site.es.webmanifest')).toContain('"name": "Name es"');
    expect(files.get('/feeds/haiti.xml')).toContain('/feeds/haiti.xml');
  });
});
