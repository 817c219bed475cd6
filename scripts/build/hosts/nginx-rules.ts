import type { Site } from '~/config/site';
import { hostPath } from '~/seo/addresses';
import { type Header, type HeaderRule, patternOf } from '~scripts/build/policy/headers';
import { notFoundPages } from './host-rules';

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

/** Patterns of the paths that a header is sent with, by its value. */
function patternsByValue(rules: readonly HeaderRule[], name: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { path, headers } of rules)
    for (const [header, value] of headers)
      if (header === name) found.set(value, [...(found.get(value) ?? []), patternOf(path)]);
  return found;
}

function location(of: string, lines: readonly string[]): string {
  return [`location ${of} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');
}

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** A header that depends on the path: nginx sends none whose value is empty. */
function variedHeader(rules: readonly HeaderRule[], name: string, otherwise: string): readonly string[] {
  const variable = variableOf(name);
  return [
    `set ${variable} "${otherwise}";`,
    ...[...patternsByValue(rules, name)].map(
      ([value, patterns]) => `if ($uri ~ "${patterns.join('|')}") { set ${variable} "${value}"; }`,
    ),
    `add_header ${name} ${variable} always;`,
  ];
}

/**
 * The rules of nginx, for a server block that has `listen`, `server_name` and `root`. The site's folder is the root
 * under any base path. Headers stand at the server alone: a location with one of its own would lose them all.
 */
export function nginxRules(site: Site, rules: readonly HeaderRule[]): string {
  // What is not kept for a year is asked for again with each visit, and answered by 304.
  const noCache: Header = ['Cache-Control', 'no-cache'];
  const everywhere = new Map([
    noCache,
    ...rules.filter(({ path }) => path === hostPath(site, '/*')).flatMap(({ headers }) => headers),
  ]);
  const others = rules.filter(({ path }) => path !== hostPath(site, '/*'));
  const varied = [...new Set(others.flatMap(({ headers }) => headers.map(([name]) => name)))];
  const base = site.base.slice(0, -1);
  const inFolder = base === '' ? [] : [`rewrite "^${base}(/.*)$" $1 break;`];
  const lines = [
    'charset utf-8;',
    'absolute_redirect off;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${compressed.join(' ')};`,
    '',
    ...[...everywhere]
      .filter(([name]) => !varied.includes(name))
      .map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...varied
      .filter((name) => name !== 'Content-Type')
      .flatMap((name) => variedHeader(others, name, everywhere.get(name) ?? '')),
    '',
    ...(base === ''
      ? []
      : ['location / { return 404; }', `location = ${base} { return 301 ${site.base}$is_args$args; }`]),
    // Other hosts read it and do not serve it.
    `location = ${hostPath(site, '/_headers')} { return 404; }`,
    ...notFoundPages.flatMap(({ folder, file }) => {
      const address = hostPath(site, folder);
      const errorPage = `error_page 403 404 =404 ${hostPath(site, `/${file}`)};`;
      const pages = [...inFolder, 'try_files $uri $uri.html $uri/index.html =404;'];
      if (folder === '/') return [errorPage, location(address, pages)];
      const withSlash = `location = ${address.slice(0, -1)} { return 301 ${address}$is_args$args; }`;
      return [withSlash, location(address, [errorPage, ...pages])];
    }),
    ...[...patternsByValue(others, 'Content-Type')].map(([type, patterns]) =>
      location(`~ "${patterns.join('|')}"`, ['types {}', `default_type ${type};`, ...inFolder, 'try_files $uri =404;']),
    ),
  ];
  return ['# Written by the build.', ...lines, ''].join('\n');
}
