/**
 * `npm run build`: the whole site into `dist/`. Settings: docs/settings.md. `-- --host nginx` writes what a host reads
 * besides: docs/deploy.md.
 */
import { parseArgs } from 'node:util';
import { generate } from '~scripts/generate/generate';
import { command } from '~scripts/lib/command';

// The shell's own mode must not make another site: with NODE_ENV=test, React's development build would be in it.
process.env['NODE_ENV'] = 'production';
process.env['MODE'] = 'production';
await command(async () => {
  for (const warning of await generate()) console.warn(warning);
  // Imported here, as they read what was generated.
  const { build } = await import('./build');
  const { parseHost } = await import('~scripts/publish/hosts/host-files');
  const { placeholdersIn } = await import('~scripts/lib/sample-settings');
  const start = performance.now();
  const { values } = parseArgs({ options: { host: { type: 'string' } } });
  await build(values.host === undefined ? {} : parseHost(values.host));
  console.log(`Site built in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  const names = placeholdersIn(process.env).map(({ name }) => name);
  if (names.length > 0) console.log(`Still placeholders: ${names.join(', ')} ("npm run doctor" lists the fixes)`);
});
