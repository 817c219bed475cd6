import { hostPath } from '~/seo/addresses';
import type { HostRules } from './host-rules';

/** A `_redirects` file for Netlify, which finds the default language's 404 page alone. Cloudflare Pages finds them all. */
export function redirectsFile({ site, notFound }: HostRules): string {
  const lines = notFound
    .filter(({ folder }) => folder !== '/')
    .map(({ folder, file }) => `${hostPath(site, `${folder}*`)} ${hostPath(site, `/${file}`)} 404`);
  return ['# Written by the build.', ...lines, ''].join('\n');
}
