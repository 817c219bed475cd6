import { forLog } from '~/lib/forLog';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { findLinkErrors } from './find-link-errors';
import { dataFolder } from './folders';

/**
 * Runs a command. Of an error only the message is printed, for the person who typed the command. No command reads
 * data that has a link in it.
 */
export async function runAsCommand(run: () => Promise<void>): Promise<void> {
  try {
    const errors = findLinkErrors(dataFolder);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    await run();
  } catch (error) {
    console.error(forLog(getErrorMessage(error)));
    process.exitCode = 1;
  }
}
