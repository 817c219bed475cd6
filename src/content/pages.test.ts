import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '~/app/routes';
import { pageAddresses, pages } from './pages';

/** Path of the route that answers an address, by the one route table. */
function routeOf(path: string): string | undefined {
  return matchRoutes(routes, path)?.at(-1)?.route.path;
}

/** The home page's ends in one. */
const withoutSlash = (path = '') => path.replace(/(.)\/$/, '$1');

test('the table holds the pages of the specification, the search, and the one for unknown addresses', () => {
  const specified = ['/', '/404', '/about', '/contact', '/news', '/portfolio', '/privacy', '/search', '/terms'];
  expect(Object.values(pages).map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
});

test('each page has an address and a route of its own, and there is one for all other addresses', () => {
  const addresses = pageAddresses.map(({ path }) => path);
  expect(addresses.filter((path) => withoutSlash(routeOf(path)) !== withoutSlash(path))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
  const unknown = ['/no-such-page', '/about/us', '/es/nada', '/de', '/404/404'];
  expect(unknown.filter((path) => !routeOf(path)?.endsWith('/*'))).toEqual([]);
});
