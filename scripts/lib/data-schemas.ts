/** The schemas of all that an owner edits, by the names of their files without ending, in the order of the editor's lists. */
import { pageSchemas } from '~/pages/contents';
import { dataPageSchema } from '~/pages/data/content';
import { announcementSchema } from '~/schemas/announcement';
import { companySchema } from '~/schemas/company';
import { dataPageSettingsSchema } from '~/schemas/dataPage';
import { chartSchema, figuresSchema, milestonesSchema } from '~/schemas/facts';
import { filtersSchema } from '~/schemas/filters';
import { languageSchema } from '~/schemas/language';
import { redirectsSchema } from '~/schemas/redirects';
import { releaseSchema } from '~/schemas/release';
import { shellSchema } from '~/schemas/shell';
import { siteSchema } from '~/schemas/site';

/** The schemas of all files that an owner edits, by file name without its ending, in the order of the editor's lists. */
export const schemas = {
  /** Files of `data/`. */
  settings: {
    site: siteSchema,
    figures: figuresSchema,
    milestones: milestonesSchema,
    filters: filtersSchema,
    chart: chartSchema,
    redirects: redirectsSchema,
    announcement: announcementSchema,
  },
  /** Files of `data/content/<language>/`. */
  pages: { ...pageSchemas, shell: shellSchema },
  /** `language.json` of each folder of `data/content/`. */
  language: languageSchema,
  /** Each file of `data/companies/`. */
  company: companySchema,
  /** Each file of `data/press/`. */
  release: releaseSchema,
  /** `<language>.json` of each folder of `data/pages/`. */
  dataPage: dataPageSchema,
  /** `page.json` of each folder of `data/pages/`. */
  dataPageSettings: dataPageSettingsSchema,
};
