/** The schemas of all that an owner edits, by the names of their files without ending, in the order of the editor's lists. */
import type * as v from 'valibot';
import { filtersSchema } from '~/config/filtersSchema';
import { siteSchema } from '~/config/siteSchema';
import { type PageId, possiblePageIds, schemaOf } from '~/content/pages';
import { companySchema } from './company';
import { chartSchema, figuresSchema, milestonesSchema } from './facts';
import { shellSchema } from './shell';

/** Named like their pages, so that a page more needs no line here. */
const ofPages = await Promise.all(
  possiblePageIds.map(async (page): Promise<[PageId, v.GenericSchema]> => {
    const { schema } = await import(`./pages/${schemaOf(page)}.ts`);
    return [page, schema];
  }),
);

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
  // Object.fromEntries forgets the names it is given, hence the assertion.
  pages: { ...(Object.fromEntries(ofPages) as Record<PageId, v.GenericSchema>), shell: shellSchema },
  /** Each file of `data/companies/`. */
  company: companySchema,
};
