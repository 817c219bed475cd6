import { expect, test } from 'vitest';
import { applicationFiles } from './application-files';

const manifest = {
  'index.html': { file: 'assets/app-1.js', isEntry: true, imports: ['_vendor-1.js', '_shell-1.js'] },
  '_vendor-1.js': { file: 'assets/vendor-1.js' },
  '_shell-1.js': { file: 'assets/shell-1.js', imports: ['_vendor-1.js'] },
  'src/pages/about/AboutPage.tsx': { file: 'assets/AboutPage-1.js', imports: ['_shell-1.js'] },
  'src/pages/home/HomePage.tsx': { file: 'assets/HomePage-1.js' },
};

test('a page names the files of its modules and of the entry, each once and after what it imports', () => {
  expect(applicationFiles(manifest, ['src/pages/about/AboutPage.tsx'], '/repo/')).toEqual([
    '/repo/assets/vendor-1.js',
    '/repo/assets/shell-1.js',
    '/repo/assets/AboutPage-1.js',
    '/repo/assets/app-1.js',
  ]);
});

test('a module without a file in the browser ends the build', () => {
  expect(() => applicationFiles(manifest, ['src/pages/about/OldPage.tsx'], '/')).toThrow(
    "a route imports src/pages/about/OldPage.tsx, and the browser's build has no such file",
  );
});
