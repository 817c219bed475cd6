import type { Settings } from '~/content/settings';
import { tagFolderUrl } from './tagFolder';

/** Hosts that Google's tag sends reports to (developers.google.com, "Use Tag Manager with a Content Security Policy"). */
const tagReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

interface TagSources {
  readonly scripts: readonly string[];
  readonly reports: readonly string[];
}

/** The sources of Google's tag for the content security policy; none if the tag is off. */
export const listTagSources = ({ analyticsId }: Settings): TagSources =>
  analyticsId !== '' ? { scripts: [tagFolderUrl], reports: tagReports } : { scripts: [], reports: [] };
