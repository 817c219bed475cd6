/** Reads the package of a font, `@fontsource-variable/<id>`, which has a file for each alphabet and set of axes. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { DataError } from '~/schemas/dataFile';
import { projectFolder } from '~scripts/lib/project-folder';

const packages = path.join(projectFolder, 'node_modules/@fontsource-variable');

const metadataSchema = v.object({
  id: v.string(),
  family: v.string(),
  category: v.string(),
  license: v.object({ type: v.string() }),
});

/** Sets of axes for which a package may have a file. A role uses the first set that the package has. */
const axesInOrder = {
  headings: ['standard', 'opsz', 'wght', 'full'],
  text: ['wght', 'standard', 'full'],
} as const;

export type FontRole = keyof typeof axesInOrder;

/**
 * Reads the package of a font family.
 * @throws DataError if the package is not installed, or has no upright Latin letters
 */
export async function readFontPackage(family: string, role: FontRole) {
  const id = family
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const folder = path.join(packages, id);
  if (!existsSync(path.join(folder, 'metadata.json')))
    throw new DataError([
      `data/site.json: fonts.${role}: "${family}" is not installed: npm install --save-dev @fontsource-variable/${id}`,
    ]);
  const metadata = v.parse(metadataSchema, JSON.parse(await readFile(path.join(folder, 'metadata.json'), 'utf8')));
  const names = (await readdir(path.join(folder, 'files'))).filter((name) => name.endsWith('-normal.woff2')).toSorted();
  // Fonts without weights or optical sizes have other axes, each with its file.
  const [first = ''] = names.flatMap((name) => /-latin-([a-z]+)-normal\.woff2$/i.exec(name)?.[1] ?? []);
  const axes = axesInOrder[role].find((set) => names.includes(`${id}-latin-${set}-normal.woff2`)) ?? first;
  const latin = `${id}-latin-${axes}-normal.woff2`;
  if (!names.includes(latin)) throw new DataError([`data/site.json: fonts.${role}: "${family}" has no Latin letters`]);
  const others = names.filter((name) => name !== latin && name.endsWith(`-${axes}-normal.woff2`));
  const [kind = 'licence'] = metadata.license.type.split('-');
  return {
    id,
    family: metadata.family,
    isSerif: metadata.category === 'serif',
    licence: { file: `${id}-${kind}.txt`, text: await readFile(path.join(folder, 'LICENSE'), 'utf8') },
    /** Paths of the font's files, that of Latin first. */
    files: [latin, ...others].map((name) => path.join(folder, 'files', name)),
  };
}

export type FontPackage = Readonly<Awaited<ReturnType<typeof readFontPackage>>>;
