import { resolve, sep } from 'node:path';
import type { HotPayload, Plugin } from 'vite';
import { messageOf } from '~/shared/messageOf';

/** Editors write a file in several steps, ms. */
const writingTime = 100;

/**
 * In development a change of the data shows at once, and a fault in the overlay: what is generated is modules like any.
 * @param regenerate rejects with a line for each fault of the data
 */
export function followData(dataFolder: string, regenerate: () => Promise<void>): Plugin {
  const folder = resolve(dataFolder);
  return {
    name: 'follow-data',
    configureServer({ middlewares, watcher, ws }) {
      let writing: ReturnType<typeof setTimeout> | undefined;
      let fault: HotPayload | undefined;
      const generate = async () => {
        fault = await regenerate().then(
          () => undefined,
          (error: unknown) => ({ type: 'error', err: { message: messageOf(error), stack: '' } }),
        );
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
