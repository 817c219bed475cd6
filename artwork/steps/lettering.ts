/** Sets a line of text in the site's serif, as an outline, so that no font has to be installed. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

export interface Lettering {
  readonly text: string;
  /** The start of the base line and the size, in units of the plate. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const file = createRequire(import.meta.url).resolve('@fontsource/newsreader/files/newsreader-latin-400-normal.woff');

/** Path data in units of the plate. */
export async function letter({ text, x, y, size }: Lettering): Promise<string> {
  const { buffer, byteOffset, byteLength } = await readFile(file);
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  return font.getPath(text, x, y, size).toPathData(1);
}
