/** The script of a site with analytics in every page's head. */
import { recordVisit } from '~/analytics/analytics';
import { redirectOf } from './redirects';

// A page that another one replaces is no visit.
if (redirectOf(location) === null) recordVisit();
