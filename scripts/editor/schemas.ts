import type * as v from 'valibot';
import { hasChart } from '~/config/features';
import { siteSchema } from '~/config/siteSchema';
import { possiblePageIds } from '~/content/pages';
import { chartSchema } from '~/content/schemas/chart';
import { companySchema } from '~/content/schemas/company';
import { figuresSchema, milestonesSchema } from '~/content/schemas/facts';
import { shellSchema } from '~/content/schemas/shell';
import type { EditorSchemas } from './config';

const placeOf = (name: string): number => possiblePageIds.findIndex((page) => page === name);

/** Named like their pages, so that a page more needs no line here. */
const modules = import.meta.glob<v.GenericSchema>('../../src/content/schemas/pages/*.ts', {
  eager: true,
  import: 'schema',
});
const pages = Object.fromEntries(
  Object.entries(modules)
    .map(([path, schema]) => [/(\w+)\.ts$/.exec(path)?.[1] ?? path, schema] as const)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
);

/** Of all that an owner edits, in the order of the editor's lists. */
export const schemas: EditorSchemas = {
  settings: {
    site: siteSchema,
    figures: figuresSchema,
    milestones: milestonesSchema,
    ...(hasChart && { chart: chartSchema }),
  },
  pages: { ...pages, shell: shellSchema },
  company: companySchema,
};
