/**
 * What no first paint waits for: the boot script fetches it when the page is shown, or at the first user input. The
 * prerender writes a file for each page, this code beside the page's list of files (scripts/build/page/rest-file.ts).
 */
import { pause } from '~/lib/pause';
import { closeByEscape } from './dialogs';

export { applyFonts } from './fonts';

/** Addresses of the application's files for this page, each after those it needs. */
declare const applicationFiles: readonly string[];

// Whoever is in the field of a dialog has given input, at which this is fetched.
addEventListener('keydown', closeByEscape);

/** Asks for all files at once, then runs one after the other, so that no single task holds the page up. */
export async function runApplication(): Promise<void> {
  for (const href of applicationFiles)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const file of applicationFiles) {
    await import(/* @vite-ignore */ file);
    await pause();
  }
}
