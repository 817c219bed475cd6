import { hostPath } from '~/seo/addresses';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { type HeaderRule, notFoundPages, patternOf } from './host-rules';

const compressed = [
  'text/css',
  'text/plain',
  'text/javascript',
  'text/xml',
  'application/javascript',
  'application/json',
  'application/xml',
  'application/atom+xml',
  'application/feed+json',
  'application/manifest+json',
  'image/svg+xml',
];

/** A header, by a variable that rules for some paths change: nginx sends none whose value is empty. */
function headerLines(rules: readonly HeaderRule[], name: string): readonly string[] {
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  // What is not kept for a year is asked for again with each visit, and answered by 304.
  const otherwise = name === 'Cache-Control' ? 'no-cache' : '';
  return [
    `set ${variable} "${otherwise}";`,
    ...rules.flatMap(({ path, headers: { [name]: value } }) =>
      value === undefined ? [] : [`if ($uri ~ "${patternOf(path)}") { set ${variable} "${value}"; }`],
    ),
    `add_header ${name} ${variable} always;`,
  ];
}

/**
 * The rules of nginx, for a server block that has `listen`, `server_name` and `root`. The site's folder is the root
 * under any base path. Headers stand at the server alone: a location with one of its own would lose them all.
 */
export function nginxRules(siteSettings: SiteSettings, rules: readonly HeaderRule[]): string {
  const { site } = siteSettings;
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  names.delete('Content-Type');
  const base = site.base.slice(0, -1);
  // Without the base path, and without the slash that a page's address may end with.
  const inFolder = `rewrite "^${base}(/.*?)/?$" $1 break; `;
  const lines = [
    'charset utf-8;',
    'absolute_redirect off;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${compressed.join(' ')};`,
    ...[...names].flatMap((name) => headerLines(rules, name)),
    ...(base === ''
      ? []
      : ['location / { return 404; }', `location = ${base} { return 301 ${site.base}$is_args$args; }`]),
    // Other hosts read it and do not serve it.
    `location = ${hostPath(site, '/_headers')} { return 404; }`,
    ...notFoundPages(siteSettings).flatMap(({ folder, file }) => {
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
