/**
 * `npm run preview -- --port 4173 --host 127.0.0.1 --directory dist`, these being the defaults: serves the built site as a
 * host does, until it is stopped.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '~generated/site';
import { command } from '~scripts/lib/command';
import { buildSettings } from '~scripts/settings/build-settings';
import { contactPath } from '../../relay/contact/contact';
import { mailboxPath, previewMounts } from './mounts';
import { type ServerOptions, startServer } from './server';

/** Starts on the wanted port or, where it is taken, on one of the next twenty. */
async function startNear(options: ServerOptions) {
  for (let port = options.port; ; port += 1) {
    try {
      return await startServer({ ...options, port });
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || port >= options.port + 20) throw error;
    }
  }
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env['PORT'] || '4173' },
      host: { type: 'string', default: '127.0.0.1' },
      directory: { type: 'string', default: buildSettings.directory },
    },
  });
  if (!existsSync(join(values.directory, 'index.html')))
    throw new Error(`There is no built site in ${values.directory}: run "npm run build" first.`);
  const { url } = await startNear({ ...values, port: Number(values.port), site, mounts: previewMounts() });
  console.log(`The site is at ${url} (stop with Ctrl+C)`);
  if (site.form?.action.endsWith(contactPath))
    console.log(`Messages of its contact form are at ${new URL(mailboxPath, url).href}`);
});
