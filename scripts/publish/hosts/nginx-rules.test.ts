/** Tests the redirects as nginx itself reads them, if it is installed; other responses: tests/browser/build/hosts.test.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { findNginx, startNginx } from '~tests/support/nginx';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { createHeaderRules } from './host-rules';
import { formatNginxRules } from './nginx-rules';

const redirects = [
  { path: '/about-us', query: '', to: '/about' },
  { path: '/caf%C3%A9', query: '', to: '/es/about#vision' },
  { path: '/es/antiguo', query: '', to: '/es/about' },
  { path: '/es/index.php', query: '', to: '/es/' },
  { path: '/wp-content/uploads/annual%20report.pdf', query: '', to: '/files/report.pdf' },
  { path: "/costs-5$x/{a};'b", query: '', to: '/news' },
  { path: '/100%25', query: '', to: '/caf%C3%A9s' },
  { path: '/files/old.pdf', query: '', to: '/files/$report.pdf' },
  { path: '/', query: 'p=12&lang=es', to: '/news' },
  { path: '/shop', query: 'item=$5', to: '/portfolio' },
  { path: '/shop', query: 'name=a.b.c(d', to: '/contact' },
];

const folder = createTemporaryFolder(afterAll);

describe.for(['/', '/repo/'])('nginx serving a site below %s', (base) => {
  const siteSettings = { ...readSiteSettings({ dataFolder, environment: { BASE_PATH: base } }), redirects };
  const directory = join(folder, `site-${base.length}`);
  let origin = '';

  beforeEach(({ skip }) => skip(findNginx() === null, 'There is no nginx'));
  beforeAll(async () => {
    if (findNginx() === null) return;
    for (const file of ['about.html', '404.html', 'index.html', 'es/404.html', 'files/report.pdf']) {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      writeFileSync(join(directory, file), file);
    }
    const rules = formatNginxRules(siteSettings, createHeaderRules(siteSettings));
    const nginx = await startNginx(join(folder, `nginx-${base.length}`), directory, rules);
    origin = nginx.address;
    return () => nginx.stop('SIGTERM');
  });

  test.for([
    ['about-us', 'about'],
    ['about-us/', 'about'],
    ['about-us?utm_source=mail', 'about'],
    ['caf%C3%A9', 'es/about#vision'],
    ['es/antiguo/', 'es/about'],
    ['es/index.php', 'es/'],
    ['wp-content/uploads/annual%20report.pdf', 'files/report.pdf'],
    ["costs-5$x/{a};'b", 'news'],
    ['100%25', 'caf%C3%A9s'],
    ['files/old.pdf', 'files/%24report.pdf'],
    ['?p=12&lang=es', 'news'],
    ['shop?item=$5', 'portfolio'],
    ['shop?name=a.b.c(d', 'contact'],
  ])('%s is redirected to %s', async ([path, target]) => {
    const { headers, status } = await fetch(`${origin}${base}${path}`, { redirect: 'manual' });
    expect([status, headers.get('Location')]).toEqual([301, base + target]);
  });

  test('an old address at the root of the host is redirected below the base path', async () => {
    for (const address of ['/caf%C3%A9', '/shop?item=$5', '/es/index.php']) {
      const { headers, status } = await fetch(origin + address, { redirect: 'manual' });
      expect([status, headers.get('Location')?.startsWith(base)]).toEqual([301, true]);
    }
  });

  test.for([
    ['', 200, 'index.html'],
    ['?p=13', 200, 'index.html'],
    ['about', 200, 'about.html'],
    ['about-us/more', 404, '404.html'],
    ['es/antiguo/more', 404, 'es/404.html'],
  ])('%s is answered with status %i and %s', async ([path, status, file]) => {
    const response = await fetch(`${origin}${base}${path}`, { redirect: 'manual' });
    expect([response.status, await response.text()]).toEqual([status, file]);
  });
});
