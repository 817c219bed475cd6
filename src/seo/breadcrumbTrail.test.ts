import { expect, test } from 'vitest';
import { publishedLanguages } from '~/config/languages';
import { pathOf } from '~/content/pages';
import { contentIn } from '~tests/support/content/read';
import { breadcrumbTrail } from './breadcrumbTrail';

const names = contentIn('en').shell;
const home = names.pages.home.name;

test.for([
  ['/', undefined],
  ['/about', names.pages.about.name],
  ['/news/', names.pages.news.name],
  ['//contact', names.pages.contact.name],
  ['/careers', names.segments['careers']],
  ['/émigré', 'Émigré'],
  ['/constructor', 'Constructor'],
  ['/far%20away', 'Far away'],
  ['/100%', '100%'],
])('the trail of %s goes from the home page to %s', ([path = '', label]) => {
  const trail = breadcrumbTrail(path, 'en', names).map(({ name }) => name);
  expect(trail).toEqual(label === undefined ? [home] : [home, label]);
});

test('the trail has a crumb for every segment, each with the path up to it', () => {
  const paths = breadcrumbTrail('/news/haiti/today', 'en', names).map(({ path }) => path);
  expect(paths).toEqual(['/', '/news', '/news/haiti', '/news/haiti/today']);
});

test.for(publishedLanguages)(
  'the trail starts at the home page of its language and omits the prefix: %s',
  (language) => {
    const own = contentIn(language).shell;
    const start = { name: own.pages.home.name, path: pathOf('home', language) };
    const about = { name: own.pages.about.name, path: pathOf('about', language) };
    expect(breadcrumbTrail(start.path, language, own)).toEqual([start]);
    expect(breadcrumbTrail(about.path, language, own)).toEqual([start, about]);
  },
);
