import { describe, expect, test } from 'vitest';
import { publishedLanguages } from '~/config/languages';
import { otherSegments, pages, pathOf } from '~/content/pages';
import { breadcrumbTrail } from './breadcrumbTrail';

const home = pages.home.name.en;
const names = (pathname: string) => breadcrumbTrail(pathname, 'en').map(({ name }) => name);

describe('the trail', () => {
  test.for([
    ['/about', pages.about.name.en],
    ['/portfolio', pages.portfolio.name.en],
    ['/news', pages.news.name.en],
    ['/contact', pages.contact.name.en],
    ['/careers', otherSegments['careers']?.en],
    ['/nowhere', 'Nowhere'],
    ['/émigré', 'Émigré'],
  ])('%s ends in %s', ([path, label]) => {
    expect(names(path ?? '')).toEqual([home, label]);
  });

  test('is the home page alone on the home page', () => {
    expect(breadcrumbTrail('/', 'en')).toEqual([{ name: home, path: '/' }]);
  });

  test('has a crumb for every segment, each with the path up to it', () => {
    expect(breadcrumbTrail('/news/haiti/today', 'en').map(({ path }) => path)).toEqual([
      '/',
      '/news',
      '/news/haiti',
      '/news/haiti/today',
    ]);
  });

  test('takes no notice of slashes too many', () => {
    expect(names('/about/')).toEqual([home, pages.about.name.en]);
    expect(names('//about')).toEqual([home, pages.about.name.en]);
  });

  test('names no segment after what every object has', () => {
    expect(names('/constructor')).toEqual([home, 'Constructor']);
  });

  test.for(publishedLanguages)('starts at the home page of its language and leaves the prefix out: %s', (language) => {
    expect(breadcrumbTrail(pathOf('home', language), language)).toEqual([
      { name: pages.home.name[language], path: pathOf('home', language) },
    ]);
    expect(breadcrumbTrail(pathOf('about', language), language)).toEqual([
      { name: pages.home.name[language], path: pathOf('home', language) },
      { name: pages.about.name[language], path: pathOf('about', language) },
    ]);
  });
});
