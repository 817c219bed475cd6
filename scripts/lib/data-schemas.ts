import { createPageSchemas } from '~/pages/contents';
import { dataPageSchema } from '~/pages/data/content';
import { announcementSchema } from '~/schemas/announcement';
import { companySchema } from '~/schemas/company';
import { dataPageSettingsSchema } from '~/schemas/dataPage';
import { chartSchema, figuresSchema, milestonesSchema } from '~/schemas/facts';
import { filtersSchema } from '~/schemas/filters';
import { languageSchema } from '~/schemas/language';
import { redirectsSchema } from '~/schemas/redirects';
import { releaseSchema } from '~/schemas/release';
import type { SchemaSite } from '~/schemas/schemaSite';
import { shellSchema } from '~/schemas/shell';
import { siteSchema } from '~/schemas/site';

/** The schemas of all files that an owner of a site edits, by file name without its ending, in the order of the editor's lists. */
export const createSchemas = (site: SchemaSite) => ({
  /** Files of `data/`. */
  settings: {
    site: siteSchema(site),
    figures: figuresSchema(site),
    milestones: milestonesSchema(site),
    filters: filtersSchema,
    chart: chartSchema(site),
    redirects: redirectsSchema,
    announcement: announcementSchema(site),
  },
  /** Files of `data/content/<language>/`. */
  pages: { ...createPageSchemas(site), shell: shellSchema() },
  /** `language.json` of each folder of `data/content/`. */
  language: languageSchema,
  /** Each file of `data/companies/`. */
  company: companySchema(site),
  /** Each file of `data/press/`. */
  release: releaseSchema(site),
  /** `<language>.json` of each folder of `data/pages/`. */
  dataPage: dataPageSchema(site),
  /** `page.json` of each folder of `data/pages/`. */
  dataPageSettings: dataPageSettingsSchema,
});

export type DataSchemas = ReturnType<typeof createSchemas>;
