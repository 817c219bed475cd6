/** The schemas of all that an owner edits, by the names of their files without ending, in the order of the editor's lists. */
import { filtersSchema } from '~/config/filtersSchema';
import { siteSchema } from '~/config/siteSchema';
import { companySchema } from '~/content/schemas/company';
import { chartSchema, figuresSchema, milestonesSchema } from '~/content/schemas/facts';
import { shellSchema } from '~/content/schemas/shell';
import { pageSchemas } from '~/pages/contents';

export const schemas = {
  /** Files of `data/`. */
  settings: {
    site: siteSchema,
    figures: figuresSchema,
    milestones: milestonesSchema,
    filters: filtersSchema,
    chart: chartSchema,
  },
  /** Files of `data/content/<language>/`. */
  pages: { ...pageSchemas, shell: shellSchema },
  /** Each file of `data/companies/`. */
  company: companySchema,
};
