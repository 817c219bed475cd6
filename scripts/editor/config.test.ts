import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { editorConfig } from './config';

const repository = 'owner/site';
const schemaOfSveltia: object = JSON.parse(
  readFileSync(
    createRequire(import.meta.url)
      .resolve('@sveltia/cms')
      .replace(/npm\/index\.js$/, 'schema/sveltia-cms.json'),
    'utf8',
  ),
);

test.for([true, false])('Sveltia CMS takes the configuration; online: %s', (isOnline) => {
  // Its schema names formats and keywords of editors, which no check knows.
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schemaOfSveltia);
  validate(editorConfig({ repository, isOnline }));
  expect(validate.errors ?? []).toEqual([]);
});

test('online each edit is a pull request, by a token; in the project it is a saved file', () => {
  expect(editorConfig({ repository, isOnline: true })).toMatchObject({
    backend: { name: 'github', repo: 'owner/site', auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
  });
  expect(editorConfig({ repository, isOnline: false })).toMatchObject({ publish_mode: 'simple' });
});
