/** `npm run relay`: the relay as a process of Node, until it is stopped. One process: two would count apart. */
import { parseArgs } from 'node:util';
import fetch from 'node-fetch';
import { messageOf } from '~/lib/messageOf';
import { removeTemporaries } from '~scripts/lib/atomic-write';
import { listen } from '~scripts/lib/listen';
import { createRelay } from '../relay';
import { parseRelaySettings } from '../settings';
import { createFolderStore } from './folderStore';

const usage = `npm run relay -- [options]

  --port N      port (8787)
  --host HOST   address to listen on (127.0.0.1: this machine alone; 0.0.0.0 for all)
  --keep DIR    folder for the day's count and the last answers (.cache/relay)

Settings are environment variables: NEWS_API_TOKEN and SITE_URL; see docs/relay.md.`;

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8787' },
      host: { type: 'string', default: '127.0.0.1' },
      keep: { type: 'string', default: '.cache/relay' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) throw new Error(`--port: ${values.port} is no port`);
  const settings = parseRelaySettings(process.env);
  await removeTemporaries(values.keep);
  const relay = createRelay(settings, { store: createFolderStore(values.keep), log: console.error, fetch });
  const { origin } = await listen((request) => relay.fetch(request), { port, host: values.host });
  const { callsPerDay, siteOrigin } = settings;
  console.log(`The relay for ${siteOrigin} is at ${origin}: ${callsPerDay} calls a day (stop with Ctrl+C)`);
}

try {
  await start();
} catch (error) {
  console.error(`${messageOf(error)}\n\n--help lists the options.`);
  process.exitCode = 2;
}
