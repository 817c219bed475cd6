import { expect, test } from 'vitest';
import { publishedLanguages } from '~/config/languages';
import { otherSegments, pages, pathOf } from '~/content/pages';
import { breadcrumbTrail } from './breadcrumbTrail';

const home = pages.home.name.en;

test.for([
  ['/', undefined],
  ['/about', pages.about.name.en],
  ['/news/', pages.news.name.en],
  ['//contact', pages.contact.name.en],
  ['/careers', otherSegments['careers']?.en],
  ['/émigré', 'Émigré'],
  ['/constructor', 'Constructor'],
])('the trail of %s goes from the home page to %s', ([path = '', label]) => {
  const names = breadcrumbTrail(path, 'en').map(({ name }) => name);
  expect(names).toEqual(label === undefined ? [home] : [home, label]);
});

test('the trail has a crumb for every segment, each with the path up to it', () => {
  const paths = breadcrumbTrail('/news/haiti/today', 'en').map(({ path }) => path);
  expect(paths).toEqual(['/', '/news', '/news/haiti', '/news/haiti/today']);
});

test.for(publishedLanguages)(
  'the trail starts at the home page of its language and omits the prefix: %s',
  (language) => {
    const start = { name: pages.home.name[language], path: pathOf('home', language) };
    const about = { name: pages.about.name[language], path: pathOf('about', language) };
    expect(breadcrumbTrail(start.path, language)).toEqual([start]);
    expect(breadcrumbTrail(about.path, language)).toEqual([start, about]);
  },
);
