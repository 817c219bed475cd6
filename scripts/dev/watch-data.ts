import { resolve, sep } from 'node:path';
import type { HotPayload, Plugin } from 'vite';
import { getErrorMessage } from '~/shared/getErrorMessage';

/** Time to wait for further changes, ms: editors write a file in several steps. */
const debounceMs = 100;

/**
 * Regenerates and reloads when the data changes in development. An error in the data is shown in Vite's overlay.
 * @param regenerate rejects with a line for each error in the data
 * @param hasErrors whether the data had errors when the server started
 */
export function watchData(dataFolder: string, regenerate: () => Promise<void>, hasErrors: boolean): Plugin {
  const folder = resolve(dataFolder);
  return {
    name: 'watch-data',
    configureServer({ middlewares, watcher, ws }) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let errorPayload: HotPayload | undefined;
      const generate = async () => {
        errorPayload = await regenerate().then(
          () => undefined,
          (error: unknown) => ({ type: 'error', err: { message: getErrorMessage(error), stack: '' } }),
        );
        ws.send(errorPayload ?? { type: 'full-reload' });
      };
      // Runs are queued, so the last change decides what is shown.
      let generated = hasErrors ? generate() : Promise.resolve();
      // Requests wait for generation, so that no document is rendered from a mix of old and new modules.
      middlewares.use((_request, _response, next) => void generated.finally(next));
      // A page that was loading when the error occurred gets it too.
      ws.on('vite:client:connect', (_data, client) => {
        if (errorPayload !== undefined) client.send(errorPayload);
      });
      watcher.add(folder);
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder + sep)) return;
        clearTimeout(timer);
        timer = setTimeout(() => (generated = generated.then(generate)), debounceMs);
      });
    },
  };
}
