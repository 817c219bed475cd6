import { expect, it } from 'vitest';
import { parseSite } from '~/config/site';
import { robots } from './robots';

it('allows everything and names the sitemap, under a base path too', () => {
  const site = parseSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' });
  expect(robots(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://host.example/repo/sitemap.xml\n');
});
