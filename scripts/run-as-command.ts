import { forLog } from '~/lib/forLog';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { dataFolder } from './folders';
import { findProjectErrors } from './project-errors';

/**
 * Runs a command. Of an error only the message is printed, for the person who typed the command. The project's folder is
 * checked before any data is read.
 */
export async function runAsCommand(run: () => Promise<void>): Promise<void> {
  try {
    const errors = findProjectErrors(process.cwd(), dataFolder);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    await run();
  } catch (error) {
    console.error(forLog(getErrorMessage(error)));
    process.exitCode = 1;
  }
}
