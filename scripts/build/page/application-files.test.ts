import { describe, expect, test } from 'vitest';
import { ApplicationFiles } from './application-files';
import { checkGroups } from './client-chunks';

const files = new ApplicationFiles(
  {
    'index.html': { file: 'assets/app-1.js', isEntry: true, imports: ['_react-1.js', '_shell-1.js'] },
    '_react-1.js': { file: 'assets/react-1.js', name: 'react' },
    '_shell-1.js': { file: 'assets/shell-1.js', name: 'shell', imports: ['_react-1.js'] },
    'src/pages/about/AboutPage.tsx': { file: 'assets/AboutPage-1.js', imports: ['_shell-1.js'] },
    'src/pages/home/HomePage.tsx': { file: 'assets/HomePage-1.js' },
  },
  '/repo/',
);

describe('the files of a page', () => {
  test('are those of its modules and of the entry, each once, after what it imports', () => {
    expect(files.of(['src/pages/about/AboutPage.tsx'])).toEqual([
      '/repo/assets/react-1.js',
      '/repo/assets/shell-1.js',
      '/repo/assets/AboutPage-1.js',
      '/repo/assets/app-1.js',
    ]);
  });

  test('end the build where a module has none', () => {
    expect(() => files.of(['src/pages/about/OldPage.tsx'])).toThrow(
      "a route imports src/pages/about/OldPage.tsx, and the browser's build has no such file",
    );
  });

  test('are found by their group too, where there is such a group', () => {
    expect(files.ofGroup('react')).toBe('/repo/assets/react-1.js');
    expect(() => files.ofGroup('vue')).toThrow("the browser's build has no vue");
  });
});

test('a group of chunks that no module belongs to ends the build', () => {
  const chunks = ['app', 'news-snapshot', 'react', 'platform', 'companies', 'schemas', 'theme', 'shell', 'shared'];
  expect(() => checkGroups(chunks)).not.toThrow();
  expect(() => checkGroups(chunks.filter((name) => name !== 'react'))).toThrow('no module belongs to react;');
});
