import type { Language } from '~/config/languages';
import type { Site } from '~/config/site';
import { absoluteUrl } from '~/seo/addresses';

/** RFC 9116, section 3. Under a base path crawlers do not find it. */
export const securityTxtPath = '/.well-known/security.txt';

export interface SecurityTxtInput {
  readonly site: Site;
  /** ISO date or instant, less than a year ahead (RFC 9116, section 2.5.5). */
  readonly expires: string;
  readonly languages: readonly Language[];
}

/**
 * `security.txt` (RFC 9116): where to report a vulnerability.
 * @throws RangeError when `expires` is no date.
 */
export function securityTxt({ site, expires, languages }: SecurityTxtInput): string {
  const instant = new Date(expires);
  if (Number.isNaN(instant.getTime())) {
    throw new RangeError(`security.txt: expires ${JSON.stringify(expires)} is not an ISO date`);
  }
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${instant.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absoluteUrl(site, securityTxtPath)}`,
    '',
  ].join('\n');
}
