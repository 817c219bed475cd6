import { expect, test } from 'vitest';
import { composeContentPolicy } from '~scripts/build/content-policy';
import { readSettings } from '~tests/support/site';

const readPolicy = (analyticsId: string) =>
  composeContentPolicy(readSettings({ analyticsId }), { scripts: [], styles: [] });

test('the policy allows one folder of scripts and the reports of the tag, and no trusted types, which the tag does not support', () => {
  const policy = readPolicy('G-AB12CD34EF');
  // Only this folder is allowed, because others can put scripts on the same host.
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com/gtag/;");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(policy).not.toContain('trusted-types');
  expect(readPolicy('')).not.toContain('google');
});
