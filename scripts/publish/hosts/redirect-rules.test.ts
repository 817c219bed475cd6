import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { createRedirectRules, findRedirectTarget } from './redirect-rules';

const rules = createRedirectRules({
  ...readSiteSettings({ dataFolder, environment: { BASE_PATH: '/repo/' } }),
  redirects: [
    { path: '/caf%C3%A9', query: '', to: '/es/about#vision' },
    { path: '/', query: 'p=12&lang=es', to: '/news' },
  ],
});

test.for([
  ['/repo/caf%C3%A9', '/repo/es/about#vision'],
  ['/repo/caf%C3%A9/?utm=1', '/repo/es/about#vision'],
  ['/repo/?p=12&lang=es', '/repo/news'],
  ['/repo/?p=12', undefined],
  ['/caf%C3%A9', undefined],
] as const)('a request for %s is redirected to %s', ([address, target]) => {
  expect(findRedirectTarget(rules, new URL(address, 'https://a.example'))).toBe(target);
});
