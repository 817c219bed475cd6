import { expect, test } from 'vitest';
import { readContent } from '~tests/support/content/read';
import { createBreadcrumbs } from './createBreadcrumbs';

test.for([
  ['en', '/', []],
  ['en', '/about', ['/about About Us']],
  ['en', '/news/', ['/news News & Insights']],
  ['en', '//contact', ['/contact Contact Us']],
  ['en', '/news/haiti/today', ['/news News & Insights', '/news/haiti Haiti', '/news/haiti/today Today']],
  ['en', '/careers', ['/careers Careers']],
  ['en', '/émigré', ['/émigré Émigré']],
  ['en', '/constructor', ['/constructor Constructor']],
  ['en', '/far%20away', ['/far%20away Far away']],
  ['en', '/100%', ['/100% 100%']],
  ['es', '/es/', []],
  ['fr', '/fr/about', ['/fr/about Qui nous sommes']],
] as const)('in %s, the trail of %s goes from the home page on through %j', ([language, path, crumbs]) => {
  const names = readContent(language).shell;
  const [home, ...others] = createBreadcrumbs(path, language, names);
  expect(home).toEqual({ path: language === 'en' ? '/' : `/${language}/`, name: names.pages.home.name });
  expect(others.map((crumb) => `${crumb.path} ${crumb.name}`)).toEqual(crumbs);
});
