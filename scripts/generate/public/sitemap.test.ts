// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { knownLanguages } from '~/config/knownLanguages';
import { indexablePages, pageAddresses } from '~/content/pages';
import { readSite } from '~scripts/settings/read-site';
import { sitemap } from './sitemap';

const { fr } = knownLanguages;

const site = readSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' });

function entries(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return [...document.querySelectorAll('urlset > url')].map((url) => ({
    loc: url.querySelector('loc')?.textContent,
    lastmod: url.querySelector('lastmod')?.textContent,
    links: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map(
      (link) => `${link.getAttribute('rel')} ${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
  }));
}

it('a site map lists every indexable page of a site in one language, without alternates', () => {
  const urls = entries(sitemap({ site, languages: ['en'], lastModified: { terms: '2026-11-21' }, thin: [] }));
  expect(urls.map(({ loc }) => loc)).toEqual(
    pageAddresses
      .filter(({ page, language }) => language === 'en' && indexablePages.includes(page))
      .map(({ path }) => `https://host.example/repo${path}`),
  );
  expect(urls.flatMap(({ links }) => links)).toEqual([]);
  expect(urls.flatMap(({ lastmod }) => lastmod ?? [])).toEqual(['2026-11-21']);
});

it('a site map lists the selections of the news with their translations, but for thin ones', () => {
  const thin = [{ region: 'haiti', category: 'economy' }] as const;
  const urls = entries(sitemap({ site, languages: ['en', 'es', 'fr'], lastModified: {}, thin }));
  const found = (path: string) => urls.find(({ loc }) => loc === `https://host.example/repo${path}`);
  expect(found('/es/news/haiti')?.links).toContain(`alternate ${fr.tag} https://host.example/repo/fr/news/haiti`);
  expect(found('/news/all/economy')).toBeDefined();
  expect(found('/es/news/haiti/economy')).toBeUndefined();
});
