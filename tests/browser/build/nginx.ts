/** A real nginx before a built site, where the machine has one. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '~tests/support/free-port';

export interface RunningNginx {
  /** Without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Folder of nginx's own files, among them its table of content types; null where there is no nginx. */
function nginxFolder(): string | null {
  const { stderr = '', status } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const [, file] = /--conf-path=(\S+)/.exec(stderr ?? '') ?? [];
  return status === 0 && file !== undefined ? dirname(file) : null;
}

/** The committed server block, with another port, and folders of the test. */
function serverBlock(port: number, root: string, rules: string): string {
  return readFileSync('nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${root};`)
    .replace('include /etc/nginx/site.nginx;', `include ${rules};`);
}

/**
 * Serves a built site by the rules that the build writes.
 * @returns null where there is no nginx
 * @throws Error with what nginx printed, where it refuses the rules
 */
export async function startNginx(directory: string, rules: string): Promise<RunningNginx | null> {
  const own = nginxFolder();
  if (own === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'site.nginx'), rules);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  const configuration = [
    // Started by root, nginx would read the files as somebody who may not.
    ...(userInfo().uid === 0 ? ['user root;'] : []),
    `pid ${folder}/pid;`,
    'daemon off;',
    'events {}',
    'http {',
    `include ${own}/mime.types;`,
    'default_type application/octet-stream;',
    'access_log off;',
    ...temporary,
    serverBlock(port, resolve(directory), join(folder, 'site.nginx')),
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration.join('\n'));
  const started = ['-p', folder, '-c', file, '-e', join(folder, 'errors')];
  const { status, stderr } = spawnSync('nginx', [...started, '-t'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx refuses the rules: ${stderr}`);
  const process = spawn('nginx', started, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (process.exitCode === null && !(await isUp()));
  if (process.exitCode !== null) throw new Error(readFileSync(join(folder, 'errors'), 'utf8'));
  return {
    url,
    async close() {
      const closed = once(process, 'close');
      process.kill();
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}
