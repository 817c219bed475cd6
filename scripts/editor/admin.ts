/** The script of `/admin/`. */
import CMS from '@sveltia/cms';
import * as v from 'valibot';
import { publishedLanguages } from '~/config/languages';
import { site } from '~/config/site';
import { faultOf } from '~scripts/content/data-error';
import { editorConfig, type EditorPlace } from './config';
import { inFileForm } from './file-form';
import { schemas } from './schemas';

/** From the bundle. */
declare const editorPlace: EditorPlace;

/** A file format for each schema: what the check would refuse, the editor does not write. */
function addFormat(name: string, schema: v.GenericSchema): void {
  CMS.registerCustomFormat(name, 'json', {
    fromFile: (text): unknown => JSON.parse(text),
    toFile(value: unknown) {
      const text = inFileForm(schema, value);
      const { issues } = v.safeParse(schema, JSON.parse(text));
      if (issues === undefined) return text;
      // The editor's name for a fault whose cause it shows.
      throw new Error('saving_failed', { cause: new Error(issues.map((issue) => faultOf(schema, issue)).join('\n')) });
    },
  });
}

for (const [name, schema] of Object.entries({ ...schemas.settings, ...schemas.pages, company: schemas.company })) {
  addFormat(name, schema);
}
const settings = { brand: site.brand, languages: publishedLanguages, ...editorPlace };
await CMS.init({ config: editorConfig(settings, schemas) });
