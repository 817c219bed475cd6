import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { loadFilters } from './loadFilters';

it.each([
  ['[', 'line 1: close bracket expected'],
  ['[]', 'this is not an object, which stands in { }'],
  ['{ "regions": [{ "id": "haiti", "phrases": [] }], "categories": [] }', 'regions.0.phrases: this list is empty'],
])('%s is refused in one line that names the file', (text, error) => {
  const folder = createTemporaryFolder();
  writeFileSync(join(folder, 'filters.json'), text);
  expect(() => loadFilters(folder)).toThrow(`${folder}/filters.json: ${error}`);
});

it('a missing file is named', () => {
  expect(() => loadFilters('nowhere')).toThrow('nowhere/filters.json: the file is missing');
});
