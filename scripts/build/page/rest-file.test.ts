import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributes } from '../../../src/boot/contract';
import { fileList, scriptsOfPage } from './file-list';

const files = ['/repo/assets/react.js', '/repo/assets/app.js'];
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'file-list-'));
  await mkdir(join(directory, 'assets'));
});
afterAll(() => rm(directory, { recursive: true }));

test('a page names one file, in which its scripts are listed', async () => {
  const { path, code } = fileList(files);
  await writeFile(join(directory, path), code);
  const html = `<html lang="en" ${attributes.files}="/repo${path}">`;
  expect(await scriptsOfPage(html, directory, '/repo/')).toEqual([`/repo${path}`, ...files]);
  expect(await import(`data:text/javascript,${code}`)).toMatchObject({ default: files });
});

test('the file has another name when the list is another', () => {
  expect(fileList(files).path).toBe(fileList([...files]).path);
  expect(fileList(files.slice(1)).path).not.toBe(fileList(files).path);
});

test('a document without application has no scripts', async () => {
  expect(await scriptsOfPage('<html lang="en">', directory, '/')).toEqual([]);
});
