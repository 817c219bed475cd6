/**
 * The first step of `npm run check`: every fault of the owner's data, as the build would name it, before the slower
 * checks run. It also writes the schemas that code editors complete the data by.
 */
import { dataFolder } from '~/config/dataFolder';
import { dataFaults } from './data-faults';

const faults = await dataFaults();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else {
  const { writeJsonSchemas } = await import('./json-schemas');
  await writeJsonSchemas('.cache/schemas');
  console.log(`${dataFolder}: all right`);
}
