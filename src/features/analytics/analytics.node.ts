import type { Site } from '~/config/site.node.ts';
import { tagFolder } from './tagFolder';

/** Hosts that Google's tag sends reports to (developers.google.com, "Use Tag Manager with a Content Security Policy"). */
const tagReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The sources of Google's tag for the content security policy; none without it. */
export const listTagSources = ({ features: { tag } }: Site) =>
  tag ? { scripts: [tagFolder], reports: tagReports } : { scripts: [], reports: [] };

interface ConsentWords<Informed> {
  readonly informed: Informed;
}

/** The words of the question, or of what informs in its place; undefined if there is nothing to agree to or refuse. */
export function composeConsent<Informed, Words extends ConsentWords<Informed>>(
  { informed, ...question }: Words,
  { consentQuestion, privacyChoice }: Site['features'],
) {
  if (!privacyChoice) return undefined;
  return consentQuestion ? question : { ...question, ...informed };
}
