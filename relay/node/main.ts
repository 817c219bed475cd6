/**
 * `npm run relay -- --port 8787 --host 127.0.0.1 --keep .cache/relay`, these being the defaults: the relay as a process of
 * Node, until it is stopped (docs/relay.md). One process: two would count apart.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fetch from 'node-fetch';
import { command } from '~scripts/lib/command';
import { listen } from '~scripts/lib/listen';
import { writeWhole } from '~scripts/lib/write-whole';
import { createMailService } from '../contact/mailService';
import { createRelay } from '../relay';
import { parseRelaySettings } from '../settings';
import type { RelayStore } from '../store';
import { createSmtp } from './smtp';

/** Keeps each value as a small JSON file, written whole or not at all. */
function createFolderStore(directory: string): RelayStore {
  const fileOf = (key: string) => join(directory, `${key.replaceAll('/', '_')}.json`);
  return {
    get: async (key) => (existsSync(fileOf(key)) ? JSON.parse(await readFile(fileOf(key), 'utf8')) : undefined),
    put: (key, value) => writeWhole(fileOf(key), JSON.stringify(value)),
  };
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8787' },
      /** The address to listen on: 0.0.0.0 for all. */
      host: { type: 'string', default: '127.0.0.1' },
      /** Folder for the day's count and the last answers. */
      keep: { type: 'string', default: '.cache/relay' },
      /** Header in which a proxy before the relay names the visitor, such as X-Forwarded-For: its last address counts. */
      'client-header': { type: 'string', default: '' },
    },
  });
  const { searchTerms: terms } = await import('~scripts/settings/news-filters');

  const settings = parseRelaySettings(process.env);
  const store = createFolderStore(values.keep);
  const { mail } = settings;
  const sendMail = mail === null ? undefined : mail.smtpUrl === '' ? createMailService(mail) : createSmtp(mail);
  const relay = createRelay(settings, { store, fetch, terms, now: Date.now, log: console.error, sendMail });
  const address = { port: Number(values.port), host: values.host };
  const header = values['client-header'].toLowerCase();
  const { drain, origin } = await listen((request, { incoming: { headers, socket } }) => {
    const named = String(headers[header] ?? '').split(',');
    return relay(request, named.at(-1)?.trim() || (socket.remoteAddress ?? ''));
  }, address);
  // More than once: a group of processes is often told twice. What hangs ends with a time limit.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, drain);
  const { callsPerDay, siteOrigin } = settings;
  console.log(`The relay for ${siteOrigin} is at ${origin}: ${callsPerDay} calls a day (stop with Ctrl+C)`);
});
