/** Runs nginx to serve a built site. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { findFreePort } from '~tests/support/free-port';
import { waitForServer, startProcess } from '~tests/support/start-process';

/** Makes a configuration with the committed server block, on another port and with folders of the test. */
function createConfiguration(port: number, root: string): string {
  const block = readFileSync('nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${root};`)
    .replace('include /etc/nginx/site.nginx;', 'include site.nginx;');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  // If root starts nginx, its workers run as another user, who may not read the files.
  return `${userInfo().uid === 0 ? 'user root;' : ''}
    pid pid;
    daemon off;
    events {}
    http {
      include ${inject('browsers').nginx}/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${temporary.join(' ')}
      ${block}
    }`;
}

/**
 * Serves a built site by the rules that the build writes.
 * @param folder in which nginx reads and writes files
 * @throws Error with the message of nginx if it refuses the rules
 */
export async function startNginx(folder: string, directory: string, rules: string) {
  const port = await findFreePort();
  mkdirSync(folder);
  writeFileSync(join(folder, 'site.nginx'), rules);
  writeFileSync(join(folder, 'nginx.conf'), createConfiguration(port, resolve(directory)));
  const url = `http://127.0.0.1:${port}`;
  return startProcess('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], () => waitForServer(url));
}
