/** Tests the redirects as nginx itself reads them. Its other responses are tested in hosts.test.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { createHeaderRules } from '~scripts/publish/hosts/host-rules';
import { formatNginxRules } from '~scripts/publish/hosts/nginx-rules';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { dataFolder } from '~tests/support/data-folder';
import { startNginx } from '~tests/support/nginx';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

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

/** An address, and where it is redirected to. */
const redirected = [
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
] as const;

/** An address that is not redirected, with the status and the text of the response. */
const served = [
  ['', 200, 'index.html'],
  ['?p=13', 200, 'index.html'],
  ['about', 200, 'about.html'],
  ['about-us/more', 404, '404.html'],
  ['es/antiguo/more', 404, 'es/404.html'],
] as const;

const folder = createTemporaryFolder(afterAll);

test.for(['/', '/repo/'])('nginx redirects former addresses of a site below %s', async (base, context) => {
  context.skip(!inject('browsers').nginx, 'There is no nginx');
  const siteSettings = { ...readSiteSettings({ dataFolder, environment: { BASE_PATH: base } }), redirects };
  const directory = join(folder, `site-${base.length}`);
  for (const file of ['about.html', '404.html', 'index.html', 'es/404.html', 'files/report.pdf']) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), file);
  }
  const rules = formatNginxRules(siteSettings, createHeaderRules(siteSettings));
  const nginx = await startNginx(join(folder, `nginx-${base.length}`), directory, rules);
  onTestFinished(async () => void (await nginx.stop('SIGTERM')));
  const request = (address: string) => fetch(nginx.address + address, { redirect: 'manual' });
  for (const [path, target] of redirected) {
    const { headers, status } = await request(base + path);
    expect([path, status, headers.get('Location')]).toEqual([path, 301, base + target]);
  }
  for (const [path, status, file] of served) {
    const response = await request(base + path);
    expect([path, response.status, await response.text()]).toEqual([path, status, file]);
  }
  // An old address at the root of the host is redirected below the base path.
  for (const address of ['/caf%C3%A9', '/shop?item=$5', '/es/index.php']) {
    const { headers, status } = await request(address);
    expect([address, status, headers.get('Location')?.startsWith(base)]).toEqual([address, 301, true]);
  }
});
