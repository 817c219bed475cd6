import type { Settings } from '~/schemas/site';

/** Returns a warning if pages call the news service with a public token, else null. */
export function warnOfPublicToken({ liveNewsToken }: Pick<Settings, 'liveNewsToken'>): string | null {
  if (liveNewsToken === '') return null;
  return 'liveNewsToken: anybody can read this token in the site’s script and spend the calls of its plan: take one of a plan that you can lose';
}
