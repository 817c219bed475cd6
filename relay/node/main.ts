/** `npm run relay`: the relay as a process of Node, until it is stopped. One process: two would count apart. */
import { parseArgs } from 'node:util';
import fetch from 'node-fetch';
import { messageOf } from '~/lib/messageOf';
import { removeTemporaries } from '~scripts/lib/atomic-write';
import { isMain } from '~scripts/lib/is-main';
import { listen } from '~scripts/lib/listen';
import { createRelay } from '../relay';
import { parseRelaySettings } from '../settings';
import { createFolderStore } from './folderStore';

const usage = `npm run relay -- [options]

  --port N      port (8787)
  --host HOST   address to listen on (127.0.0.1: this machine alone; 0.0.0.0 for all)
  --keep DIR    folder for the day's count and the last answers (.cache/relay)

Settings are environment variables: NEWS_API_TOKEN and SITE_URL; see docs/relay.md.`;

/** A server that started keeps the process alive; the result is the exit code where none did. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8787' },
      host: { type: 'string', default: '127.0.0.1' },
      keep: { type: 'string', default: '.cache/relay' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) throw new TypeError(`--port: ${values.port} is no port`);
  const settings = parseRelaySettings(process.env);
  if (settings.kind === 'invalid') {
    console.error(settings.message);
    return 2;
  }
  await removeTemporaries(values.keep);
  const relay = createRelay(settings.value, { store: createFolderStore(values.keep), log: console.error, fetch });
  const { origin } = await listen((request) => relay.fetch(request), { port, host: values.host });
  const { callsPerDay, siteOrigin } = settings.value;
  console.log(`The relay for ${siteOrigin} is at ${origin}: ${callsPerDay} calls a day (stop with Ctrl+C)`);
  return 0;
}

if (isMain(import.meta.url)) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof TypeError ? `${error.message}\n\n${usage}` : messageOf(error));
    process.exitCode = error instanceof TypeError ? 2 : 1;
  }
}
