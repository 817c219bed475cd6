import { readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileTypes } from '~/schemas/files';
import { listEntries } from '~scripts/lib/system-files';
import type { ErrorCollector } from './collect-errors';

/** A file that visitors may download. */
export interface Download {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Reads the files of `data/files`, sorted by name. */
export function readDownloads(dataFolder: string, { errors }: ErrorCollector): readonly Download[] {
  const folder = join(dataFolder, 'files');
  const entries = listEntries(folder);
  const endings = Object.keys(fileTypes);
  const wrongFiles = entries.flatMap((entry) => {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) return [`${file}: put files beside each other, in no further folder`];
    if (!endings.includes(parse(entry.name).ext.slice(1)))
      return [`${file}: a file to download ends with .${endings.join(', .')}, in small letters`];
    if (!/^[a-z\d][\w-]*(?:\.[\w-]+)+$/i.test(entry.name))
      return [`${file}: name it as in report-2026.pdf: letters from a to z, digits and hyphens`];
    const content = readFileSync(file, 'latin1');
    if (content === '') return [`${file}: this file is empty: export or download it again`];
    return /^\s*<(?:!doctype html|html)/i.test(content)
      ? [`${file}: this is a web page with the name of another file: download it again`]
      : [];
  });
  errors.push(...wrongFiles);
  return entries.map(({ name }) => ({ name, size: statSync(join(folder, name)).size }));
}
