import { hasChart } from '~/config/features';
import { siteSchema } from '~/config/siteSchema';
import type { PageId } from '~/content/pages';
import { chartSchema } from '~/content/schemas/chart';
import { companySchema } from '~/content/schemas/company';
import { figuresSchema, milestonesSchema } from '~/content/schemas/facts';
import { schema as about } from '~/content/schemas/pages/about';
import { schema as contact } from '~/content/schemas/pages/contact';
import { schema as home } from '~/content/schemas/pages/home';
import { schema as news } from '~/content/schemas/pages/news';
import { schema as notFound } from '~/content/schemas/pages/notFound';
import { schema as portfolio } from '~/content/schemas/pages/portfolio';
import { schema as privacy } from '~/content/schemas/pages/privacy';
import { schema as search } from '~/content/schemas/pages/search';
import { schema as terms } from '~/content/schemas/pages/terms';
import { shellSchema } from '~/content/schemas/shell';
import type { EditorSchemas } from './config';

const pages = { home, about, portfolio, news, contact, search, privacy, terms, notFound } satisfies Record<
  PageId,
  unknown
>;

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
