/** `npm run build`: the whole site into `dist/`, with the time each part took. */
import { performance } from 'node:perf_hooks';
import { build } from 'vite-react-ssg/node';
import { messageOf } from '../src/lib/messageOf';
import config from '../vite.config';

const started = performance.now();

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`;
}

try {
  await build({}, { ...config, configFile: false, logLevel: 'warn' });
  console.log(`Site built in ${seconds(started)}: dist/`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
