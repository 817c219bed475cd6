/**
 * The faults of vite-react-ssg that this folder works around, each as its code has it. If a test fails after an upgrade, look whether
 * the fault is gone: then the file that the test names can go too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = new URL('shared/', import.meta.resolve('vite-react-ssg/node'));
const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
const inNode = names.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
const inBrowser = readFileSync(fileURLToPath(import.meta.resolve('vite-react-ssg')), 'utf8');

test.for<readonly [file: string, fault: string, code: string, pattern: RegExp]>([
  [
    'capture.ts',
    'inserts markup as a pattern of String.replace',
    inNode,
    /\.replace\(\s*container,\s*`[^`]*\$\{appHTML\}/,
  ],
  ['no-dom.ts', 'parses each page with jsdom', inNode, /new JSDOM\(renderedHTML\)/],
  ['no-loader-data.ts', 'writes data of loaders that no route has', inNode, /getLoaderDataFilePath\(path, hash\)/],
  ['src/app/main.tsx', 'gives each route a loader that fetches it', inBrowser, /static-loader-data-manifest/],
  [
    'no-helmet.ts',
    'wraps the application in helmet',
    inBrowser,
    /import \{ HelmetProvider \} from 'react-helmet-async'/,
  ],
])('%s is needed: vite-react-ssg %s', ([, , code, pattern]) => {
  expect(code).toMatch(pattern);
});
