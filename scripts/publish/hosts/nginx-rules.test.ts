/** Tests the rules as text. What nginx makes of them is tested in tests/browser/build, in hosts.test.ts. */
import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import type { HeaderRule } from './host-rules';
import { formatNginxRules } from './nginx-rules';

const rules: readonly HeaderRule[] = [
  { path: '/repo/*', headers: { 'X-Frame-Options': 'DENY' } },
  { path: '/repo/assets/*', headers: { 'Cache-Control': 'immutable' } },
  { path: '/repo/site.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
];

test.for([
  'set $site_x_frame_options "";',
  'if ($uri ~ "^/repo/.*$") { set $site_x_frame_options "DENY"; }',
  'add_header X-Frame-Options $site_x_frame_options always;',
  // Files without a lifetime are revalidated.
  'set $site_cache_control "no-cache";',
  'location / { return 404; }',
  'location = /repo { return 301 /repo/$is_args$args; }',
  'location = /repo/es { return 301 /repo/es/$is_args$args; }',
  'location = /repo/_headers { return 404; }',
  'error_page 403 404 =404 /repo/404.html;',
  'location = /repo/site.webmanifest { types {} default_type "application/manifest+json"; rewrite "^/repo(/.*?)/?$" $1 break; try_files $uri =404; }',
])('the rules of a site below a base path have the line %s', (line) => {
  const siteSettings = readSiteSettings({ dataFolder, environment: { BASE_PATH: '/repo/' } });
  expect(formatNginxRules(siteSettings, rules).split('\n')).toContain(line);
});
