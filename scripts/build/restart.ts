/** Settings stand in the whole of a site: when data/site.json or data/filters.json changes, the development server starts again. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { dataFolder } from '~/config/dataFolder';
import { readFilters } from '~/config/newsFilters';
import { readSettings } from '~/config/settings';
import { messageOf } from '~/lib/messageOf';

/** Exit code of a server that wants to be started again. */
const again = 75;
/** Editors write a file in several steps, ms. */
const writingTime = 100;

/** Whether this process serves: it was started by `superviseServer`. */
export const isServer = process.env['DEV_SERVER'] === '1';

/** Runs this script again as the server, and whenever that asks for it. */
export function superviseServer(): void {
  const server = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, DEV_SERVER: '1' },
  });
  const stop = (signal: NodeJS.Signals) => void server.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  server.once('exit', (code) => {
    for (const signal of signals) process.off(signal, stop);
    if (code === again) superviseServer();
    else process.exitCode = code ?? 0;
  });
}

export function restartOnSettings(): Plugin {
  const files = ['site.json', 'filters.json'].map((file) => resolve(dataFolder, file));
  return {
    name: 'restart-on-settings',
    configureServer({ watcher, ws, config }) {
      let writing: ReturnType<typeof setTimeout> | undefined;
      const restart = () => {
        try {
          readSettings();
          readFilters();
        } catch (error) {
          ws.send({ type: 'error', err: { message: messageOf(error), stack: '' } });
          return;
        }
        config.logger.info('The settings have changed: starting again');
        process.exit(again);
      };
      watcher.add(files);
      watcher.on('change', (changed) => {
        if (!files.includes(changed)) return;
        clearTimeout(writing);
        writing = setTimeout(restart, writingTime);
      });
    },
  };
}
