/** What the commands have in common. */
import { messageOf } from '~/lib/messageOf';

/**
 * Runs a command: what goes wrong is printed as whoever typed it is to read it, by its message alone. Modules that throw as
 * they are loaded, such as where settings cannot be used, are imported within.
 */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
