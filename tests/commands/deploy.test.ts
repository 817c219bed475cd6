/** Tests the files that hosts read from the repository. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHost } from '~scripts/publish/hosts/host-files';
import { scripts } from '../../package.json';

const read = (file: string) => readFileSync(file, 'utf8');

const docker = (...parameters: readonly string[]) => spawnSync('docker', parameters, { encoding: 'utf8' });

/** Returns the name of the host that a build command is for. */
function getHost(command: string): string {
  const [, script = '', host = ''] = /npm run (\w+) -- --host (\w+)$/.exec(command) ?? [];
  expect(scripts).toHaveProperty(script);
  parseHost(host);
  return host;
}

test('Netlify builds the site for itself, into the folder that it publishes', () => {
  const text = read('netlify.toml');
  expect(getHost(/^command = "(.+)"$/m.exec(text)?.[1] ?? '')).toBe('netlify');
  expect(text).toContain('\npublish = "dist"\n');
});

test('Vercel builds the site for itself, into the folder that its Build Output API reads', () => {
  const config: { readonly buildCommand: string } = JSON.parse(read('vercel.json'));
  expect(config).toMatchObject({ framework: null });
  expect(getHost(config.buildCommand)).toBe('vercel');
  expect(config.buildCommand).toMatch(/^DIST_DIR=\.vercel\/output\/static /);
});

describe('the Dockerfile', () => {
  /** The instructions of the Dockerfile, one a line: a name and its arguments. */
  const lines = read('Dockerfile')
    .split('\n')
    .filter((line) => !/^(?:#|$)/.test(line));
  const getArguments = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const images = getArguments('FROM').map((from) => from.replace(/ AS build$/, ''));

  test('builds the site for nginx, puts it where nginx.conf reads it, and serves it without root', () => {
    expect(getArguments('FROM')).toEqual([
      expect.stringMatching(/^node:\d+-bookworm-slim AS build$/),
      expect.stringMatching(/^nginxinc\/nginx-unprivileged:\d+\.\d+-alpine$/),
    ]);
    const [install, build = '', ...others] = getArguments('RUN');
    expect([install, getHost(build), others]).toEqual(['npm ci', 'nginx', []]);
    const copiedPaths = getArguments('COPY').flatMap((paths) =>
      paths.startsWith('--from=') ? [] : paths.split(' ').slice(0, -1),
    );
    expect(copiedPaths.filter((path) => !existsSync(path))).toEqual([]);
    expect(getArguments('COPY').filter((paths) => paths.startsWith('--from='))).toEqual([
      '--from=build /site/dist /var/www/site',
      '--from=build /site/site.nginx /etc/nginx/site.nginx',
    ]);
    expect(getArguments('WORKDIR')).toEqual(['/site']);
    expect(read('nginx.conf')).toContain('root /var/www/site;');
    expect(read('nginx.conf')).toContain('include /etc/nginx/site.nginx;');
    expect(getArguments('EXPOSE')).toEqual([/listen (\d+);/.exec(read('nginx.conf'))?.[1]]);
  });

  test('builds an image whose rules nginx accepts, if Docker is available', { timeout: 900_000 }, (context) => {
    // The images of the Dockerfile are downloaded in CI only.
    const isReady =
      docker('info').status === 0 && ('CI' in process.env || docker('image', 'inspect', ...images).status === 0);
    if (!isReady) context.skip('There is no Docker, or it lacks the images of the Dockerfile');
    for (const command of ['build --tag site-under-test .', 'run --rm site-under-test nginx -t']) {
      const { status, stderr } = docker(...command.split(' '));
      expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    }
  });
});
