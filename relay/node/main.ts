/**
 * Runs the relay as a Node process: `npm run relay -- --port 8787 --host 127.0.0.1 --keep .cache/relay`, with these defaults
 * (docs/relay.md). Run one process only, since each has its own count of calls.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fetch from 'node-fetch';
import { runAsCommand } from '~scripts/lib/command';
import { dataFolder } from '~scripts/lib/data-folder';
import { listen } from '~scripts/lib/listen';
import { writeFileAtomically } from '~scripts/lib/write-file-atomically';
import { readSearchTerms } from '~scripts/settings/read-search-terms';
import { createMailService } from '../contact/mailService';
import { createRelay } from '../relay';
import { parseRelaySettings } from '../settings';
import type { RelayStore } from '../store';
import { createSmtp } from './smtp';

/** Stores each value as a small JSON file, which is replaced atomically. */
function createFolderStore(directory: string): RelayStore {
  const getFile = (key: string) => join(directory, `${key.replaceAll('/', '_')}.json`);
  return {
    get: async (key) => (existsSync(getFile(key)) ? JSON.parse(await readFile(getFile(key), 'utf8')) : undefined),
    put: (key, value) => writeFileAtomically(getFile(key), JSON.stringify(value)),
  };
}

await runAsCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8787' },
      /** The address to listen on; 0.0.0.0 for all addresses of the machine. */
      host: { type: 'string', default: '127.0.0.1' },
      /** Folder for the count of calls and the last answers. */
      keep: { type: 'string', default: '.cache/relay' },
      /** Header in which a proxy sends the visitor's address, such as X-Forwarded-For. Only its last address is trusted. */
      'client-header': { type: 'string', default: '' },
    },
  });
  const terms = readSearchTerms(dataFolder);
  const settings = parseRelaySettings(process.env);
  const store = createFolderStore(values.keep);
  const { mail } = settings;
  const sendMail = mail === null ? undefined : mail.smtpUrl === '' ? createMailService(mail) : createSmtp(mail);
  const relay = createRelay(settings, { store, fetch, terms, now: Date.now, log: console.error, sendMail });
  const address = { port: Number(values.port), host: values.host };
  const header = values['client-header'].toLowerCase();
  const { drain, origin } = await listen((request, { incoming: { headers, socket } }) => {
    const addresses = String(headers[header] ?? '').split(',');
    return relay(request, addresses.at(-1)?.trim() || (socket.remoteAddress ?? ''));
  }, address);
  // A signal may arrive twice, since it is often sent to the whole process group.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, drain);
  const { callsPerDay, siteOrigin } = settings;
  console.log(`The relay for ${siteOrigin} is at ${origin}: ${callsPerDay} calls a day (stop with Ctrl+C)`);
});
