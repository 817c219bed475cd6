/** `npm run news:refresh`: refreshes the news snapshots; `--help` tells more. */
import { fileURLToPath } from 'node:url';
import { isMain } from '~scripts/lib/is-main';
import { runCommand } from './cli/command';

if (isMain(import.meta.url)) {
  process.exitCode = await runCommand(process.argv.slice(2), {
    environment: process.env,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    out: console.log,
    err: console.error,
  });
}
