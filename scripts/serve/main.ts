/** `npm run preview`: serves the built site as a production host would, until it is stopped. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '~/config/site';
import { messageOf } from '~/lib/messageOf';
import { isMain } from '~scripts/lib/is-main';
import { newsRelay } from './news-relay';
import { startServerNear } from './server';

const usage = 'Usage: npm run preview -- [--port 4173] [--host 127.0.0.1] [--directory dist]';

/** Returns the exit code where there is nothing to serve; a server that started keeps the process alive. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: process.env['PORT'] ?? '4173' },
      host: { type: 'string', default: '127.0.0.1' },
      directory: { type: 'string', default: 'dist' },
    },
  });
  const { directory, host } = values;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new TypeError(`--port: ${values.port} is no port`);
  if (!existsSync(join(directory, 'index.html'))) {
    console.error(`There is no built site in ${directory}: run "npm run build" first.`);
    return 1;
  }
  const mounts = [newsRelay()];
  const { url } = await startServerNear({ directory, host, port, base: site.base, mounts });
  console.log(`The site is at ${url} (stop with Ctrl+C)`);
  return 0;
}

if (isMain(import.meta.url)) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof TypeError ? `${error.message}\n${usage}` : messageOf(error));
    process.exitCode = error instanceof TypeError ? 2 : 1;
  }
}
