import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { base } from '~generated/site';
import { writeGenerated } from './generated-folder';

/** Puts a file among those that browsers keep for a year, under a name that changes with its bytes; returns its address. */
export function writeAsset(file: string, content: string | Uint8Array): string {
  const { name, ext } = parse(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const place = `assets/${name}-${hash}${ext}`;
  writeGenerated(`public/${place}`, content);
  return base + place;
}

export type Serve = typeof writeAsset;
