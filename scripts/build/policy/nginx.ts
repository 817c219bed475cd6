import type { Site } from '~/config/site';
import { hostPath } from '~/seo/addresses';
import { type BuiltPage, commonHeaders, framePolicy, type HeaderRule, immutable } from './headers';

/** nginx reads `$` and quotes inside quotes; policies and paths of the site hold neither. */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx: ${JSON.stringify(value)} cannot be quoted`);
  return `"${value}"`;
}

/** A value by the file that is served in the end: `$uri` after `try_files`, `index` and `error_page`. */
function map(variable: string, fallback: string, entries: readonly (readonly [file: string, value: string])[]): string {
  const lines = [['default', quoted(fallback)], ...entries.map(([file, value]) => [quoted(file), quoted(value)])];
  return `map $uri ${variable} {\n${lines.map((line) => `    ${line.join(' ')};\n`).join('')}}\n`;
}

/** How a map names the files of a rule's path. */
function fileKey(path: string): string {
  return path.endsWith('*') ? `~^${path.slice(0, -1).replaceAll('.', '[.]')}` : path;
}

function header(name: string, value: string): string {
  return `    add_header ${name} ${value} always;\n`;
}

/**
 * A file for nginx's `http` context (conf.d): the headers of the site by path, and a server that finds its pages.
 * @param root folder of the site on the server
 */
export function nginxConfiguration(
  site: Site,
  pages: readonly BuiltPage[],
  rules: readonly HeaderRule[],
  root: string,
): string {
  const resourcePolicies = rules.flatMap(({ path, headers }) =>
    headers.flatMap(([name, value]): [string, string][] =>
      name === 'Cross-Origin-Resource-Policy' ? [[path, value]] : [],
    ),
  );
  const files = new Map(pages.map(({ path, file }) => [hostPath(site, path), hostPath(site, `/${file}`)]));
  return [
    '# Printed by `npm run headers:nginx`; print it again when pages, languages or addresses change.\n',
    '# Add TLS (listen 443 ssl, certificates) and your log. A location with an add_header of its own loses all of these.\n\n',
    map(
      '$site_frame_policy',
      '',
      pages.map(({ file }) => [hostPath(site, `/${file}`), framePolicy[1]]),
    ),
    map(
      '$site_resource_policy',
      '',
      resourcePolicies.map(([path, value]) => [files.get(path) ?? fileKey(path), value]),
    ),
    map('$site_cache', 'no-cache', [[fileKey(hostPath(site, '/assets/*')), immutable]]),
    '\nserver {\n',
    '    listen 80;\n',
    `    server_name ${new URL(site.url).hostname};\n`,
    `    root ${quoted(root)};\n`,
    '    index index.html;\n',
    `    error_page 404 ${hostPath(site, '/404.html')};\n`,
    '    gzip on;\n',
    '    gzip_types text/javascript application/javascript application/json image/svg+xml application/manifest+json application/xml;\n\n',
    ...commonHeaders(site).map(([name, value]) => header(name, quoted(value))),
    header(framePolicy[0], '$site_frame_policy'),
    header('Cross-Origin-Resource-Policy', '$site_resource_policy'),
    '    # Not "always": the absence of a file must not be kept for a year.\n',
    '    add_header Cache-Control $site_cache;\n\n',
    `    location ${site.base} {\n        try_files $uri $uri.html $uri/ =404;\n    }\n}\n`,
  ].join('');
}
