import { measureSite } from '~scripts/build/sizes';
/** Writes the sizes of the sample site in `dist`, which `npm start` builds, to sizes.json (tests/browser/build/sizes.test.ts). */
import { dataFolder } from '~scripts/lib/data-folder';
import { writeFileAtomically } from '~scripts/lib/write-file-atomically';
import { getDistFolder } from '~scripts/settings/build-settings';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { toSizeRecord } from '~tests/bench/size-record';

const { pages, site } = readSiteSettings({ dataFolder, environment: process.env });
const record = toSizeRecord(await measureSite(getDistFolder(process.env), site.base, pages));
await writeFileAtomically('tests/bench/sizes.json', `${JSON.stringify(record, null, 2)}\n`);
