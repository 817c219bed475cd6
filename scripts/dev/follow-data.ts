import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import type { HotPayload, Plugin } from 'vite';
import { dataFolder } from '~scripts/lib/data-folder';
import { projectFolder } from '~scripts/lib/project-folder';

/** Editors write a file in several steps, ms. */
const writingTime = 100;

/** In development a change of the data shows at once, and a fault in the overlay: what is generated is modules like any. */
export function followData(): Plugin {
  const folder = join(projectFolder, dataFolder);
  return {
    name: 'follow-data',
    configureServer({ middlewares, watcher, ws }) {
      let writing: ReturnType<typeof setTimeout> | undefined;
      let fault: HotPayload | undefined;
      const generate = async () => {
        fault = undefined;
        const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/generate/main.ts'], { cwd: projectFolder });
        const [printed] = await Promise.all([text(child.stderr), once(child, 'close')]);
        if (child.exitCode !== 0) fault = { type: 'error', err: { message: printed.trim(), stack: '' } };
        ws.send(fault ?? { type: 'full-reload' });
      };
      // One after the other: the last change decides what is shown.
      let generated = Promise.resolve();
      // Meanwhile a part of what is generated is of the data before: no document is rendered of both.
      middlewares.use((_request, _response, next) => void generated.finally(next));
      // A page that is just loading when the fault is found hears of it too.
      ws.on('vite:client:connect', (_data, client) => {
        if (fault !== undefined) client.send(fault);
      });
      watcher.add(folder);
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder + sep)) return;
        clearTimeout(writing);
        writing = setTimeout(() => (generated = generated.then(generate)), writingTime);
      });
    },
  };
}
