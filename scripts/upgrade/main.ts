/** `npm run upgrade`: merges a later revision of the code, and lists the texts that are left to write. */
import { parseArgs } from 'node:util';
import { forLog } from '~/shared/forLog';
import { runAsCommand } from '~scripts/lib/command';
import { upgrade } from './upgrade';

function print(line: string): void {
  console.log(forLog(line));
}

await runAsCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' } },
  });
  const [revision, ...others] = positionals;
  if (others.length > 0) throw new Error('npm run upgrade -- [REVISION] [--from ADDRESS]: name one revision');
  await upgrade({ folder: process.cwd(), revision, from: values.from, print });
});
