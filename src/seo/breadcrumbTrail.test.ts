import { describe, expect, test } from 'vitest';
import { publishedLanguages } from '../config/languages';
import { pages, pathOf } from '../content/pages';
import { breadcrumbTrail } from './breadcrumbTrail';

const names = (pathname: string) => breadcrumbTrail(pathname, 'en').map(({ name }) => name);

describe('the trail', () => {
  test.for([
    ['/about', 'About Us'],
    ['/portfolio', 'Portfolio'],
    ['/news', 'News & Insights'],
    ['/contact', 'Contact Us'],
    ['/careers', 'Careers'],
    ['/press', 'Press'],
    ['/émigré', 'Émigré'],
  ])('%s ends in %s', ([path, label]) => {
    expect(names(path ?? '')).toEqual(['Home', label]);
  });

  test('is the home page alone on the home page', () => {
    expect(breadcrumbTrail('/', 'en')).toEqual([{ name: 'Home', path: '/' }]);
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
    expect(names('/about/')).toEqual(['Home', 'About Us']);
    expect(names('//about')).toEqual(['Home', 'About Us']);
  });

  test('names no segment after what every object has', () => {
    expect(names('/constructor')).toEqual(['Home', 'Constructor']);
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
