import { expect, test } from 'vitest';
import { parseDocuments } from '~/features/search/documents';
import { site } from '~generated/site';
import { composeContent } from '~scripts/generate/content/compose';
import { readData } from '~scripts/generate/content/read-data';
import { searchFiles } from './search';

test.for([true, false])('a section is found where it is on the page: companies %s', (companies) => {
  const features = { ...site.features, companies };
  const content = composeContent(readData(), 'en', { ...site, features });
  const [file] = searchFiles(new Map([['en', content]]), []);
  const documents = parseDocuments(JSON.parse(file?.[1] ?? ''));
  expect(documents.filter(({ heading }) => heading === '')).toEqual([]);
  expect(documents.some(({ href }) => href === '/#companies')).toBe(companies);
});
