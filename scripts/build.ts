/** `npm run build`: the whole site into `dist/`. Settings come from the environment: see the README's table. */
import { performance } from 'node:perf_hooks';
import { build } from 'vite-react-ssg/node';
import { messageOf } from '../src/lib/messageOf';

const started = performance.now();

try {
  // Imported here, so that a setting that cannot be used ends as one line too.
  const { default: config } = await import('../vite.config');
  await build({}, { ...config, configFile: false, logLevel: 'warn' });
  console.log(`Site built in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
