import type { Site } from '~/config/site.node.ts';
import { tagFolder } from './tagFolder';

/** Hosts that Google's tag sends reports to (developers.google.com, "Use Tag Manager with a Content Security Policy"). */
const tagReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The sources of Google's tag for the content security policy; undefined if the tag is off. */
export const listTagSources = ({ switches: { tag } }: Site) =>
  tag ? { scripts: [tagFolder], reports: tagReports } : undefined;
