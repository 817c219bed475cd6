/** What the commands have in common. */
import { forLog } from '~/shared/forLog';
import { messageOf } from '~/shared/messageOf';
import { dataFolder } from './data-folder';
import { projectFaults } from './project-faults';

/**
 * Runs a command: what goes wrong is printed as whoever typed it is to read it, by its message alone. Nothing of the data is
 * read before the place itself has no fault.
 */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    const faults = projectFaults(process.cwd(), dataFolder);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    await run();
  } catch (error) {
    console.error(forLog(messageOf(error)));
    process.exitCode = 1;
  }
}
