/** Writes the sizes of the sample site in `dist`, which `npm start` builds, to sizes.json (tests/browser/build/sizes.test.ts). */
import { loadSite } from '~/content/load';
import { dataFolder, getDistFolder } from '~scripts/folders';
import { writeFileAtomically } from '~scripts/news/write-file-atomically';
import { measureSite } from './measure-site';

const site = loadSite({ dataFolder, environment: process.env, now: new Date() });
const record = await measureSite(getDistFolder(process.env), site);
await writeFileAtomically('tests/bench/sizes.json', `${JSON.stringify(record, null, 2)}\n`);
