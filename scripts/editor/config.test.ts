import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { publishedLanguages } from '~/config/languages';
import { editorConfig } from './config';

const place = { repository: 'owner/site', markdownPages: [] };
const schemaOfSveltia: object = JSON.parse(
  readFileSync(
    createRequire(import.meta.url)
      .resolve('@sveltia/cms')
      .replace(/npm\/index\.js$/, 'schema/sveltia-cms.json'),
    'utf8',
  ),
);

// Sveltia's schema has formats and keywords for code editors, which Ajv does not know.
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schemaOfSveltia);

test.for([true, false])('Sveltia CMS accepts the configuration; online: %s', (isOnline) => {
  validate(editorConfig({ ...place, isOnline }));
  expect(validate.errors ?? []).toEqual([]);
});

test('companies are sorted by their order, their fields have different labels, and Markdown opens in raw mode', () => {
  const { collections, field_defaults } = editorConfig({ ...place, isOnline: false });
  const companies = collections?.find((one) => 'name' in one && one.name === 'companies');
  expect(companies).toMatchObject({ sortable_fields: { default: { field: 'order', direction: 'ascending' } } });
  const labels = JSON.stringify(companies).match(/"label":"Focus[^"]*"/g);
  expect([...new Set(labels)]).toEqual(['"label":"Focus of the picture"', '"label":"Focus"']);
  expect(field_defaults?.richtext?.modes).toEqual(['raw', 'rich_text']);
});

test('the settings have a field for each link to another site, with its label in each published language', () => {
  const { singletons = [] } = editorConfig({ ...place, isOnline: false });
  const settings = singletons.find((one) => 'name' in one && one.name === 'site');
  const fields = settings && 'fields' in settings ? settings.fields : [];
  expect(fields).toContainEqual(
    expect.objectContaining({
      name: 'links',
      widget: 'list',
      required: false,
      fields: [
        expect.objectContaining({ name: 'id', widget: 'string', required: true }),
        expect.objectContaining({ name: 'url', widget: 'string', required: true }),
        expect.objectContaining({
          name: 'label',
          fields: publishedLanguages.map((name) => expect.objectContaining({ name })),
        }),
        expect.objectContaining({ name: 'footer', widget: 'boolean', default: true }),
      ],
    }),
  );
});

test('online an edit makes a pull request with a token; in the project it saves a file', () => {
  expect(editorConfig({ ...place, isOnline: true })).toMatchObject({
    backend: { name: 'github', repo: 'owner/site', auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
  });
  expect(editorConfig({ ...place, isOnline: false })).toMatchObject({ publish_mode: 'simple' });
});

test('a legal text of Markdown is not in the editor, which would write JSON beside it', () => {
  expect(JSON.stringify(editorConfig({ ...place, isOnline: false }))).toContain('/privacy.json"');
  const config = JSON.stringify(editorConfig({ ...place, markdownPages: ['privacy'], isOnline: false }));
  expect([config.includes('/privacy.json"'), config.includes('/terms.json"')]).toEqual([false, true]);
});
