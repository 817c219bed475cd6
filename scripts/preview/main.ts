/**
 * `npm run preview -- --port 4173 --host 127.0.0.1` (the defaults): serves the built site as a host does, until it is
 * stopped.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSite } from '~/content/load';
import { dataFolder, getDistFolder } from '~scripts/folders';
import { runAsCommand } from '~scripts/run-as-command';
import { createPreviewMounts } from './mounts';
import { startServer } from './server';

await runAsCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  });
  const site = loadSite({ dataFolder, environment: process.env, now: new Date() });
  const directory = getDistFolder(process.env);
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`);
  const mounts = createPreviewMounts(site);
  const start = (port: number) => startServer({ directory, host: values.host, port, site, mounts });
  const { url } = await start(Number(values.port)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return start(0);
  });
  console.log(`The site is at ${url} (stop with Ctrl+C)`);
});
