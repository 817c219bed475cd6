import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Redirect } from '~/schemas/redirects';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { listFiles } from '~tests/support/files';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { writeFormerAddresses } from './former-addresses';
import { parseHost } from './hosts/host-files';

const siteSettings = readSiteSettings({ dataFolder, environment: { BASE_PATH: '/repo/' } });

/** Writes a built site of two files, and the redirects of a build for a host. */
async function publish(redirects: readonly Redirect[], host: string) {
  const directory = createTemporaryFolder();
  const files = { 'about.html': '<html lang="en-US"><title>About</title>', 'files/report.pdf': '%PDF' };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), content);
  }
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  warn.mockClear();
  await writeFormerAddresses(directory, { ...siteSettings, redirects }, parseHost(host));
  const newFiles = listFiles(directory).filter((file) => !(file in files));
  return { directory, newFiles, warnings: warn.mock.calls.flat() };
}

const createRedirect = (path: string, query = ''): Redirect => ({ path, query, to: '/about' });

test('a host without rules gets a page for each old address, which leads to the new one below the base path', async () => {
  const redirects = [createRedirect('/about-us'), createRedirect('/caf%C3%A9'), createRedirect('/old.html')];
  const { directory, newFiles, warnings } = await publish(redirects, 'github-pages');
  expect(newFiles.toSorted()).toEqual(['about-us/index.html', 'café/index.html', 'old.html']);
  const html = readFileSync(join(directory, 'about-us/index.html'), 'utf8');
  expect(html).toContain('location.replace("/repo/about"+location.search+location.hash)');
  expect(html).toContain('<a href="/repo/about">About</a>');
  expect(warnings).toEqual([]);
});

test('a page for an old address keeps the fragment of its target', async () => {
  const { directory } = await publish([{ path: '/vision', query: '', to: '/about#vision' }], 'github-pages');
  expect(readFileSync(join(directory, 'vision/index.html'), 'utf8')).toContain(
    '<script>location.replace("/repo/about#vision")</script>',
  );
});

test('an address that a host cannot redirect causes a warning', async () => {
  const redirects = [createRedirect('/', 'p=12'), createRedirect('/wp-content/report.pdf')];
  const onPages = await publish(redirects, 'github-pages');
  expect(onPages.newFiles).toEqual([]);
  expect(onPages.warnings).toEqual([
    expect.stringContaining('this host cannot lead /?p=12 on'),
    expect.stringContaining('this host cannot lead /wp-content/report.pdf on'),
  ]);
  expect((await publish(redirects, 'cloudflare-pages')).warnings).toEqual([expect.stringContaining('/?p=12')]);
  expect((await publish(redirects, 'nginx')).warnings).toEqual([]);
});

test('nothing is written over a file, or outside the folder, even if the check should miss such an address', async () => {
  for (const path of ['/%2e%2e%2fabout', '/..%2f', '/about.html'])
    await expect(publish([createRedirect(path)], 'github-pages')).rejects.toThrow(
      `redirects.json: ${path} would replace`,
    );
});

test('an address at the root of the host is outside of what a host without rules serves below a base path', async () => {
  const { newFiles, warnings } = await publish([{ ...createRedirect('/about'), isAtRoot: true }], 'github-pages');
  expect([newFiles, warnings]).toEqual([[], [expect.stringContaining('this host cannot lead /about on')]]);
});
