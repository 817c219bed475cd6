import type { Settings } from '~/schemas/site';

/** Returns a warning if pages call the news service with a public token, else null. */
export function warnOfPublicToken({
  features,
  liveNewsToken,
}: Pick<Settings, 'features' | 'liveNewsToken'>): string | null {
  if (!features.news || liveNewsToken === '') return null;
  return 'liveNewsToken: anybody can read this token in the site’s script and spend the calls of its plan: take one of a plan that you can lose';
}
