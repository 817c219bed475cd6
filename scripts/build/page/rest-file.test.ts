import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { restFile, scriptsOfPage } from './rest-file';

const script = 'export const names = () => applicationFiles;';
const files = ['/repo/assets/react.js', '/repo/assets/app.js'];
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rest-file-'));
  await mkdir(join(directory, 'assets'));
});
afterAll(() => rm(directory, { recursive: true }));

test('a page names one file, whose script knows the others', async () => {
  const { path, code } = restFile(script, files);
  await writeFile(join(directory, path), code);
  const html = `<html lang="en" ${attributes.rest}="/repo${path}">`;
  expect(await scriptsOfPage(html, directory, '/repo/')).toEqual([`/repo${path}`, ...files]);
  const { names }: { readonly names: () => readonly string[] } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  expect(names()).toEqual(files);
});

test('the file has another name when the list is another, or the script', () => {
  expect(restFile(script, files).path).toBe(restFile(script, [...files]).path);
  expect(restFile(script, files.slice(1)).path).not.toBe(restFile(script, files).path);
  expect(restFile(`${script}\n`, files).path).not.toBe(restFile(script, files).path);
});

test('a document without application has no scripts', async () => {
  expect(await scriptsOfPage('<html lang="en">', directory, '/')).toEqual([]);
});
