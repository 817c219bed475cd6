/** The script of a site with analytics in every page's head. */
import { recordVisit } from '~/analytics/analytics';
import { hasNews } from '~/config/features';
import { redirectOf } from './redirects';

// A page that another one replaces is no visit.
if (!hasNews || redirectOf(location) === null) recordVisit();
