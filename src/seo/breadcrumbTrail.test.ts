import { describe, expect, test } from 'vitest';
import { publishedLanguages } from '../config/languages';
import { pathOf } from '../config/paths';
import { contentLoaders } from '../content/load';
import { shell } from '../content/en/shell';
import { breadcrumbTrail } from './breadcrumbTrail';

const names = (pathname: string) => breadcrumbTrail(pathname, 'en', shell.breadcrumbs).map(({ name }) => name);

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
    expect(breadcrumbTrail('/', 'en', shell.breadcrumbs)).toEqual([{ name: 'Home', path: '/' }]);
  });

  test('has a crumb for every segment, each with the path up to it', () => {
    expect(breadcrumbTrail('/news/haiti/today', 'en', shell.breadcrumbs).map(({ path }) => path)).toEqual([
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

  test.for(publishedLanguages)(
    'starts at the home page of its language and leaves the prefix out: %s',
    async (language) => {
      const { breadcrumbs } = await contentLoaders[language].shell();
      expect(breadcrumbTrail(pathOf('home', language), language, breadcrumbs)).toEqual([
        { name: breadcrumbs.home, path: pathOf('home', language) },
      ]);
      expect(breadcrumbTrail(pathOf('about', language), language, breadcrumbs)).toEqual([
        { name: breadcrumbs.home, path: pathOf('home', language) },
        { name: breadcrumbs.segments['about'], path: pathOf('about', language) },
      ]);
    },
  );
});
