import type { Site } from '~/config/site';
import type { HeaderRule } from '~scripts/build/policy/headers';
import type { NotFoundPage } from './not-found-pages';

/** What every host is to do, which each format says in its own words. */
export interface HostRules {
  readonly site: Site;
  readonly headers: readonly HeaderRule[];
  readonly notFound: readonly NotFoundPage[];
}

/** A regular expression for the paths of a rule: `*` at its end stands for anything. */
export function patternOf(path: string): string {
  const escaped = path.replace(/\*$/, '').replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return `^${escaped}${path.endsWith('*') ? '.*$' : '$'}`;
}
