import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../../src/config/site';
import { embeddedNews } from './embedded-news';
import { startServerNear } from './server';

const usage = 'Usage: tsx scripts/serve/main.ts [--port 4173] [--host 127.0.0.1] [--directory dist]';

function readArguments(): { port: number; host: string; directory: string } | null {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env['PORT'] ?? '4173' },
        host: { type: 'string', default: '127.0.0.1' },
        directory: { type: 'string', default: 'dist' },
      },
    });
    const port = Number(values.port);
    return Number.isInteger(port) && port >= 0 && port <= 65_535
      ? { port, host: values.host, directory: values.directory }
      : null;
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const options = readArguments();
  if (options === null) {
    console.error(usage);
    return 2;
  }
  if (!existsSync(join(options.directory, 'index.html'))) {
    console.error(`There is no built site in ${options.directory}: run "npm run build" first.`);
    return 1;
  }
  const server = await startServerNear({ ...options, base: site.base, mounts: [embeddedNews({ control: false })] });
  console.log(`The site is at ${server.url} (stop with Ctrl+C)`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.close();
  return 0;
}

process.exitCode = await main();
