import { expect, test } from 'vitest';
import { listApplicationFiles } from './application-files';

const manifest = {
  'index.html': { file: 'assets/app-1.js', isEntry: true, imports: ['_vendor-1.js', '_shell-1.js'] },
  '_vendor-1.js': { file: 'assets/vendor-1.js' },
  '_shell-1.js': { file: 'assets/shell-1.js', imports: ['_vendor-1.js'] },
  'src/pages/about/AboutPage.tsx': { file: 'assets/AboutPage-1.js', imports: ['_shell-1.js'] },
  'src/pages/home/HomePage.tsx': { file: 'assets/HomePage-1.js' },
  'virtual:content/es/shell': { file: 'assets/shell-2.js' },
  'virtual:content/es/about': { file: 'assets/about-2.js' },
};

test('a page lists the files of its component, of its content and of the entry, each once and after its imports', () => {
  expect(listApplicationFiles(manifest, 'about', 'es', '/repo/')).toEqual([
    '/repo/assets/shell-2.js',
    '/repo/assets/vendor-1.js',
    '/repo/assets/shell-1.js',
    '/repo/assets/AboutPage-1.js',
    '/repo/assets/about-2.js',
    '/repo/assets/app-1.js',
  ]);
});

test.for([
  ['terms', 'LegalPage.tsx'],
  ['home', 'virtual:content/es/home'],
] as const)('a page %s without %s in the browser ends the build', ([page, file]) => {
  expect(() => listApplicationFiles(manifest, page, 'es', '/')).toThrow(`the browser's build has no file for ${file}`);
});

test('a build that runs in another folder than the project names virtual modules by that folder', () => {
  const { 'virtual:content/es/shell': shell, 'virtual:content/es/about': about, ...others } = manifest;
  const elsewhere = { ...others, 'sites/a/virtual:content/es/shell': shell, 'sites/a/virtual:content/es/about': about };
  expect(listApplicationFiles(elsewhere, 'about', 'es', '/')).toEqual(
    listApplicationFiles(manifest, 'about', 'es', '/'),
  );
});
