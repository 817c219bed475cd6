/** `npm run licences`: the licence of every installed package that the site, rather than its making, depends on. */
import { readFileSync } from 'node:fs';
import { messageOf } from '~/lib/messageOf';
import { isMain } from '~scripts/lib/is-main';

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression as the package has it, or `unknown`. */
  readonly licence: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function textOf(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = record[name];
  return typeof value === 'string' && value !== '' ? value : 'unknown';
}

/** Folders of the production packages that a lockfile (version 2 or 3) lists and the machine has: some are for other systems. */
function productionFolders(lock: unknown): readonly string[] {
  const packages = isRecord(lock) && isRecord(lock['packages']) ? lock['packages'] : {};
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const isLeftOut =
      !isRecord(entry) || entry['dev'] === true || entry['devOptional'] === true || entry['optional'] === true;
    return folder === '' || isLeftOut ? [] : [folder];
  });
}

/**
 * Packages by name, each name and version once.
 * @param read parsed content of a file below the project's folder
 * @throws Error where a package is not installed
 */
export function listLicences(read: (file: string) => unknown): readonly LicensedPackage[] {
  const found = productionFolders(read('package-lock.json')).map((folder): LicensedPackage => {
    const manifest = read(`${folder}/package.json`);
    if (!isRecord(manifest)) throw new Error(`${folder}/package.json is not an object`);
    return {
      name: textOf(manifest, 'name'),
      version: textOf(manifest, 'version'),
      licence: textOf(manifest, 'license'),
    };
  });
  const unique = new Map(found.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...unique.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}

function print(packages: readonly LicensedPackage[]): string {
  const width = Math.max(...packages.map(({ name, version }) => name.length + version.length + 1));
  const lines = packages.map(({ name, version, licence }) => `${`${name} ${version}`.padEnd(width + 2)}${licence}`);
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const totals = [...counts].toSorted(([, a], [, b]) => b - a).map(([licence, count]) => `${licence} ${count}`);
  return [...lines, '', `${packages.length} packages: ${totals.join(', ')}`].join('\n');
}

if (isMain(import.meta.url)) {
  try {
    const packages = listLicences(readJson);
    console.log(print(packages));
    const unknown = packages.filter(({ licence }) => licence === 'unknown');
    if (unknown.length > 0) {
      console.error(`No licence is named by ${unknown.map(({ name }) => name).join(', ')}.`);
      process.exitCode = 1;
    }
  } catch (error) {
    console.error(`${messageOf(error)} (run "npm ci" first)`);
    process.exitCode = 1;
  }
}
