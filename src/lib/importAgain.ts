import { messageOf } from './messageOf';

let attempts = 0;

/**
 * An `import()` that is worth calling again after a failure. Chromium keeps a module that failed to load as failed
 * under its address for as long as the page lives; with another query the file is another module. Only for files that
 * no other module imports: such an import would still go to the failed address.
 * @throws the loading error; the next call tries again
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // WebKit does not name the address in its message, and does not need another one.
    const address = /https?:\/\/[^\s?]+\.js/.exec(messageOf(error))?.[0];
    if (address === undefined) throw error;
    attempts += 1;
    return import(/* @vite-ignore */ `${address}?again=${attempts}`);
  }
}
