import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { routes } from '../app/routes';
import { defaultLanguage, languages, publishedLanguages } from '../config/languages';
import { indexablePages, linkedPages, pageIds, pages as table, pathOf, shortNameOf } from './pages';

/** Path of the route that answers an address, by the one route table. */
function routeOf(path: string): string | undefined {
  return matchRoutes(routes, path)?.at(-1)?.route.path;
}

const pages = publishedLanguages.flatMap((language) =>
  pageIds.map((page) => ({ page, language, path: pathOf(page, language) })),
);

describe('the table of pages', () => {
  test('holds the pages of the specification, the search, and the one for unknown addresses', () => {
    const specified = ['/', '/404', '/about', '/contact', '/news', '/portfolio', '/privacy', '/search', '/terms'];
    expect(Object.values(table).map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
  });

  test.for(pages)('$path resolves to a route of its own', ({ path }) => {
    expect(routeOf(path)?.replace(/(.)\/$/, '$1')).toBe(path.replace(/(.)\/$/, '$1'));
  });

  test.for(['/no-such-page', '/about/us', '/es/nada', '/de', '/404/404'])(
    '%s leads to the page for unknown addresses',
    (path) => {
      expect(routeOf(path)).toBe('*');
    },
  );

  test('links the main pages from the header and footer, as the specification names them', () => {
    const inHeader = linkedPages('header').map((page) => shortNameOf(page, 'en'));
    expect(inHeader).toEqual(expect.arrayContaining(['Home', 'About', 'Portfolio', 'News', 'Contact']));
    const [inFooter, legal] = (['footer', 'legal'] as const).map((list) =>
      linkedPages(list).map((page) => table[page].name.en),
    );
    expect(inFooter).toEqual(expect.arrayContaining(['About Us', 'Portfolio', 'News & Insights', 'Contact Us']));
    expect(legal).toEqual(expect.arrayContaining(['Privacy', 'Terms']));
  });

  test('keeps search engines from the search and from the page for unknown addresses', () => {
    expect(indexablePages).not.toContain('search');
    expect(indexablePages).not.toContain('notFound');
    expect(indexablePages).toContain('privacy');
  });

  test('no two pages share an address', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  test('the default language has no prefix, every other one has its own', () => {
    expect(languages[defaultLanguage].prefix).toBe('');
    const prefixes = publishedLanguages.map((language) => languages[language].prefix);
    expect(new Set(prefixes).size).toBe(publishedLanguages.length);
    expect(publishedLanguages[0]).toBe(defaultLanguage);
  });
});
