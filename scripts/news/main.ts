/** Command: refreshes the news snapshots; `--help` tells more. */
import { fileURLToPath } from 'node:url';

import { runCommand } from './cli/command';

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  out: console.log,
  err: console.error,
});
