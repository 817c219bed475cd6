/** The script of a site with analytics in every page's head. */
import { recordVisit } from '~/analytics/analytics';

recordVisit();
