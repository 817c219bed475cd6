/**
 * Colours the site's drawings, icons and share image by the theme, and scales photographs and logo: `npm run artwork`.
 * With `--check` it only compares: exit code 1 and the command to run where something differs, 2 for wrong use.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from '~scripts/lib/is-main';
import { ArtworkError } from './artwork-error';
import { buildAll, type Folders } from './build';
import { leftovers, stale, write } from './files';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const folders: Folders = {
  assets: path.join(root, 'src/assets'),
  publicFiles: path.join(root, 'public'),
};

/** @returns the exit code */
export async function main(args: readonly string[], into: Folders = folders, build = buildAll): Promise<number> {
  const unknown = args.find((arg) => arg !== '--check');
  if (unknown !== undefined) {
    console.error(`artwork: unknown argument ${unknown}; use: npm run artwork [-- --check]`);
    return 2;
  }
  const files = await build(into);
  const changed = await stale(files);
  const unwanted = await leftovers(path.join(into.assets, 'pictures'), files);
  const names = [...changed.map((file) => file.path), ...unwanted].map((file) => path.relative(root, file));
  if (names.length === 0) {
    console.log(`artwork: all ${files.length} files are up to date`);
    return 0;
  }
  if (args.includes('--check')) {
    console.error(
      `artwork: ${names.join(', ')}: not what the theme's colours, the logo, the photographs and the drawings give now; ` +
        'run: npm run artwork',
    );
    return 1;
  }
  await write(changed, unwanted);
  console.log(
    `artwork: wrote ${changed.length} of ${files.length} files${unwanted.length > 0 ? `, removed ${unwanted.length}` : ''}`,
  );
  return 0;
}

if (isMain(import.meta.url)) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ArtworkError)) throw error;
    console.error(`artwork: ${error.message}`);
    process.exitCode = 1;
  }
}
