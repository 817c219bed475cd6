import { hostPath } from '~/seo/addresses';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { type HeaderRule, listNotFoundPages, toRegExpSource } from './host-rules';

const compressedTypes = [
  'text/css',
  'text/plain',
  'text/javascript',
  'text/xml',
  'application/javascript',
  'application/json',
  'application/xml',
  'application/atom+xml',
  'application/manifest+json',
  'image/svg+xml',
];

/** Formats a header whose value is a variable that the rules set by path. nginx does not send a header with an empty value. */
function headerLines(rules: readonly HeaderRule[], name: string): readonly string[] {
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  // Files without a lifetime of a year are revalidated with each visit.
  const defaultValue = name === 'Cache-Control' ? 'no-cache' : '';
  return [
    `set ${variable} "${defaultValue}";`,
    ...rules.flatMap(({ path, headers: { [name]: value } }) =>
      value === undefined ? [] : [`if ($uri ~ "${toRegExpSource(path)}") { set ${variable} "${value}"; }`],
    ),
    `add_header ${name} ${variable} always;`,
  ];
}

/**
 * Formats the rules of nginx, for a server block with `listen`, `server_name` and `root`. The root is the site's folder with
 * any base path. All headers are set in the server block, because a location with an `add_header` inherits none of them.
 */
export function formatNginxRules(siteSettings: SiteSettings, rules: readonly HeaderRule[]): string {
  const { site } = siteSettings;
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  names.delete('Content-Type');
  const base = site.base.slice(0, -1);
  // Removes the base path, and a slash at the end of the address of a page.
  const inFolder = `rewrite "^${base}(/.*?)/?$" $1 break; `;
  const lines = [
    'charset utf-8;',
    'absolute_redirect off;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${compressedTypes.join(' ')};`,
    ...[...names].flatMap((name) => headerLines(rules, name)),
    ...(base === ''
      ? []
      : ['location / { return 404; }', `location = ${base} { return 301 ${site.base}$is_args$args; }`]),
    // This file is for other hosts, which do not serve it either.
    `location = ${hostPath(site, '/_headers')} { return 404; }`,
    ...listNotFoundPages(siteSettings).flatMap(({ folder, file }) => {
      const address = hostPath(site, folder);
      const errorPage = `error_page 403 404 =404 ${hostPath(site, `/${file}`)};`;
      const pages = `${inFolder}try_files $uri $uri.html $uri/index.html =404;`;
      if (folder === '/') return [errorPage, `location ${address} { ${pages} }`];
      const withSlash = `location = ${address.slice(0, -1)} { return 301 ${address}$is_args$args; }`;
      return [withSlash, `location ${address} { ${errorPage} ${pages} }`];
    }),
    ...rules.flatMap(({ path, headers: { 'Content-Type': type } }) =>
      type === undefined
        ? []
        : [`location = ${path} { types {} default_type "${type}"; ${inFolder}try_files $uri =404; }`],
    ),
  ];
  return ['# Written by the build.', ...lines, ''].join('\n');
}
