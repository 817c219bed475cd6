/** Tests the redirects of each host. tests/browser/build/hosts.test.ts runs nginx with its rules. */
import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { formatCloudflareRedirects, formatNetlifyRedirects, formatVercelConfig } from './host-files';
import { formatNginxRules } from './nginx-rules';
import { createRedirectRules, findRedirectTarget } from './redirect-rules';

const siteSettings = {
  ...readSiteSettings({ dataFolder, environment: { BASE_PATH: '/repo/' } }),
  redirects: [
    { path: '/caf%C3%A9', query: '', to: '/es/about#vision' },
    { path: '/report.pdf', query: '', to: '/about' },
    { path: '/', query: 'p=12&lang=es', to: '/news' },
  ],
};

test('Netlify reads redirects before 404 pages, those with a query first', () => {
  expect(formatNetlifyRedirects(siteSettings).split('\n').slice(1, 7)).toEqual([
    '/repo/ p=12 lang=es /repo/news 301',
    '/repo/caf%C3%A9 /repo/es/about#vision 301',
    '/repo/caf%C3%A9/ /repo/es/about#vision 301',
    '/repo/report.pdf /repo/about 301',
    '/repo/es/* /repo/es/404.html 404',
    '/repo/fr/* /repo/fr/404.html 404',
  ]);
});

test('redirects with a query are left out for Cloudflare Pages, which has no rules for queries', () => {
  expect(formatCloudflareRedirects(siteSettings)).not.toContain('p=12');
  expect(formatCloudflareRedirects(siteSettings)).toContain('/repo/report.pdf /repo/about 301\n');
});

test('Vercel applies redirects before it looks for files', () => {
  const { routes } = JSON.parse(formatVercelConfig(siteSettings, []));
  expect(routes.slice(0, 2)).toEqual([
    {
      src: '^/repo/$',
      has: [
        { type: 'query', key: 'p', value: '12' },
        { type: 'query', key: 'lang', value: 'es' },
      ],
      headers: { Location: '/repo/news' },
      status: 301,
    },
    { src: '^/repo/caf%C3%A9$', headers: { Location: '/repo/es/about#vision' }, status: 301 },
  ]);
  expect(routes.findIndex(({ handle }: { handle?: string }) => handle === 'filesystem')).toBeGreaterThan(3);
});

test('nginx compares decoded paths, and the whole address if there is a query', () => {
  const lines = formatNginxRules(siteSettings, []).split('\n');
  expect(lines).toContain('if ($request_uri = "/repo/?p=12&lang=es") { return 301 "/repo/news"; }');
  expect(lines).toContain('location = "/repo/café" { return 301 "/repo/es/about#vision"; }');
  expect(lines).toContain('location = "/repo/café/" { return 301 "/repo/es/about#vision"; }');
});

test('a request is redirected by its path, with or without a slash and with any query, or by a certain query', () => {
  const rules = createRedirectRules(siteSettings);
  const targets = ['/repo/caf%C3%A9', '/repo/caf%C3%A9/?utm=1', '/repo/?p=12&lang=es', '/repo/?p=12', '/caf%C3%A9'].map(
    (address) => findRedirectTarget(rules, new URL(address, 'https://a.example')),
  );
  expect(targets).toEqual(['/repo/es/about#vision', '/repo/es/about#vision', '/repo/news', undefined, undefined]);
});
