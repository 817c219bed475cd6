/** The script of `/admin/`. */
import CMS from '@sveltia/cms';
import type * as v from 'valibot';
import { parseWithReferences } from '~/schemas/references';
import { schemas } from '~scripts/lib/data-schemas';
import { editorConfig } from './config';
import { labelOfPath } from './fields';
import { inFileForm } from './file-form';
import { references } from './references';

/** A file format for each schema: what the check would refuse, the editor does not write. */
function addFormat(name: string, schema: v.GenericSchema): void {
  CMS.registerCustomFormat(name, 'json', {
    fromFile: (text): unknown => JSON.parse(text),
    toFile(value: unknown) {
      const text = inFileForm(schema, value);
      try {
        parseWithReferences(schema, JSON.parse(text), references, (path) => labelOfPath(schema, path));
      } catch (cause) {
        // The editor's name for a fault whose cause it shows.
        throw new Error('saving_failed', { cause });
      }
      return text;
    },
  });
}

for (const [name, schema] of Object.entries({ ...schemas.settings, ...schemas.pages, company: schemas.company })) {
  addFormat(name, schema);
}
// The document says where the editor works (bundle.ts).
const { repository = '', online } = document.documentElement.dataset;
await CMS.init({ config: editorConfig({ repository, isOnline: online !== undefined }) });
