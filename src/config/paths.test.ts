import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { routes } from '../app/routes';
import { defaultLanguage, languages, publishedLanguages } from './languages';
import { pageIds, pathOf, paths } from './paths';

/** Path of the route that answers an address, by the one route table. */
function routeOf(path: string): string | undefined {
  return matchRoutes(routes, path)?.at(-1)?.route.path;
}

const pages = publishedLanguages.flatMap((language) =>
  pageIds.map((page) => ({ page, language, path: pathOf(page, language) })),
);

describe('the table of paths', () => {
  test('holds the pages of the specification, the search, and the one for unknown addresses', () => {
    expect(Object.values(paths).toSorted()).toEqual([
      '/',
      '/404',
      '/about',
      '/contact',
      '/news',
      '/portfolio',
      '/privacy',
      '/search',
      '/terms',
    ]);
  });

  test.for(pages)('$path resolves to a route of its own', ({ path }) => {
    expect(routeOf(path)?.replace(/(.)\/$/, '$1')).toBe(path.replace(/(.)\/$/, '$1'));
  });

  test.for(['/careers', '/about/us', '/es/nada', '/de', '/404/404'])(
    '%s leads to the page for unknown addresses',
    (path) => {
      expect(routeOf(path)).toBe('*');
    },
  );

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
