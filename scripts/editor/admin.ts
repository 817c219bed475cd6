/** The script of `/admin/`. */
import CMS from '@sveltia/cms';
import type * as v from 'valibot';
import { parseData } from '~/schemas/dataFile';
import { collections } from './collections';
import { editorConfig } from './config';
import { getPathLabel } from './fields';
import { formatDataFile } from './format-data-file';
import { readNewPage } from './place';

/** Registers a file format for a schema, so that the editor writes no file that the check would refuse. */
function addFormat(name: string, schema: v.GenericSchema): void {
  CMS.registerCustomFormat(name, 'json', {
    fromFile: (text): unknown => JSON.parse(text),
    toFile(value: unknown) {
      const text = formatDataFile(schema, value);
      try {
        parseData(schema, JSON.parse(text), (path) => getPathLabel(schema, path));
      } catch (cause) {
        // The editor shows the cause of an error with this message.
        throw new Error('saving_failed', { cause });
      }
      return text;
    },
  });
}

for (const [name, { schema }] of Object.entries(collections)) addFormat(name, schema);
// bundle.ts writes these attributes.
const { repository = '', markdownPages = '', online } = document.documentElement.dataset;
await CMS.init({
  config: editorConfig({
    repository,
    isOnline: online !== undefined,
    markdownPages: markdownPages.split(' '),
    newPage: readNewPage(location.search),
  }),
});
