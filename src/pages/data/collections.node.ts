import type { SchemaSite } from '~/schemas/schemaSite';
import { compareOpenings } from './compareOpenings.node.ts';
import { dataPageSchema } from './data.node.ts';
import { dataPageSettingsSchema } from './dataPageSettings.node.ts';

/** The files of data/pages, as rows of the table of collections (scripts/lib/collections.ts). */
export const createDataPageCollections = (site: SchemaSite) =>
  ({
    dataPage: { path: 'pages/*/{language}.json', schema: dataPageSchema(site), compare: compareOpenings },
    dataPageSettings: { path: 'pages/*/page.json', schema: dataPageSettingsSchema, isOptional: true },
  }) as const;
