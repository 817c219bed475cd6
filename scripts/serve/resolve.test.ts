import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolvePath } from './resolve';

let root = '';
let directory = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'resolve-'));
  directory = join(root, 'dist');
  await mkdir(join(directory, 'es'), { recursive: true });
  for (const name of ['index.html', 'about.html', 'es.html', 'es/about.html', '../secret.txt', '../dist-next.txt']) {
    await writeFile(join(directory, name), name);
  }
  await symlink(join(root, 'secret.txt'), join(directory, 'link.txt'));
});

afterAll(() => rm(root, { recursive: true }));

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/es', 'es.html'],
  ['/es/about', 'es/about.html'],
  ['/%61bout', 'about.html'],
])('%s is %s', async (pathname, relative) => {
  expect(await resolvePath(directory, '/', pathname)).toEqual({
    kind: 'file',
    file: join(directory, relative),
    relative,
  });
});

test.each([
  ['/', '/about/', '/about'],
  ['/', '/es/', '/es'],
  ['/repo/', '/repo', '/repo/'],
  ['/repo/', '/repo/es/about/', '/repo/es/about'],
])('under %s, %s redirects to %s', async (base, pathname, location) => {
  expect(await resolvePath(directory, base, pathname)).toEqual({ kind: 'redirect', location });
});

test.each([
  '/../secret.txt',
  '/es/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/es/..%2f..%2fsecret.txt',
  '/../dist-next.txt',
  '/link.txt',
  '/about%00.html',
  '/c:%5csecret.txt',
  '/./about',
  '//evil.example/',
  '//evil.example/..',
  '//about/',
  '/%2fevil.example/',
  '/%5cevil.example/',
  'about',
  '',
])('%j leads nowhere', async (pathname) => {
  expect(await resolvePath(directory, '/', pathname)).toEqual({ kind: 'missing' });
});

test('a malformed escape is told apart', async () => {
  expect(await resolvePath(directory, '/', '/%zz')).toEqual({ kind: 'malformed' });
});
