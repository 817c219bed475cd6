/** A real nginx that serves a built site, if the machine has one. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { findFreePort } from '~tests/support/free-port';
import { waitForServer, startProcess } from '~tests/support/start-process';

/** Folder of nginx's own files, among them its table of content types; null if there is no nginx. */
export function findNginx(): string | null {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const [, file] = /--conf-path=(\S+)/.exec(stderr ?? '') ?? [];
  return file === undefined ? null : dirname(file);
}

/** A server with the committed block, on another port and in folders of the test. */
function createConfiguration(port: number, root: string): string {
  const block = readFileSync('nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${root};`)
    .replace('include /etc/nginx/site.nginx;', 'include site.nginx;');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  // Started by root, nginx would read the files as somebody who may not.
  return `${userInfo().uid === 0 ? 'user root;' : ''}
    pid pid;
    daemon off;
    events {}
    http {
      include ${findNginx()}/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${temporary.join(' ')}
      ${block}
    }`;
}

/**
 * Serves a built site by the rules that the build writes.
 * @param folder for what nginx reads and writes
 * @throws Error with what nginx says if it refuses the rules
 */
export async function startNginx(folder: string, directory: string, rules: string) {
  const port = await findFreePort();
  mkdirSync(folder);
  writeFileSync(join(folder, 'site.nginx'), rules);
  writeFileSync(join(folder, 'nginx.conf'), createConfiguration(port, resolve(directory)));
  const url = `http://127.0.0.1:${port}`;
  return startProcess('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], () => waitForServer(url));
}
