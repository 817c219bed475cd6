/**
 * The first step of `npm run check`: every fault of the owner's data, as the build would name it, before the slower
 * checks run. It also writes the schemas that code editors complete the data by.
 */
import { dataFolder } from '~/config/dataFolder';
import { messageOf } from '~/lib/messageOf';

try {
  // Imported here, so that a setting that cannot be used ends as one line too.
  const { reportData } = await import('./data-faults');
  const { writeJsonSchemas } = await import('./json-schemas');
  const { faults, warnings } = await reportData();
  for (const warning of warnings) console.warn(warning);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeJsonSchemas('.cache/schemas');
  console.log(`${dataFolder}: all right`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
