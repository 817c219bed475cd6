import { languageIds } from '~/config/languages';
import type { DataFolder } from './readFolder';
import { type Environment, settingVariables } from './settings';
import { missingMessage } from './valueSchemas';

/** The names that are folders of the data; all other names are files. */
const folderNames: ReadonlySet<string> = new Set(['content', 'companies', 'press', ...languageIds]);

/**
 * Formats the line of an error: its file, its key, and what is wrong.
 * @param path the names of folders and file, then the keys in the file
 */
export function formatDataError(
  { path: folder, files }: DataFolder,
  path: readonly string[],
  message: string,
  environment: Environment,
) {
  const [file = '', key = ''] = path;
  const variable = (file === 'site' && settingVariables.get(key)) || '';
  if (environment[variable]) return `${variable}: ${message}`;
  const length = path.findIndex((_, index) => files.has(`${path.slice(0, index + 1).join('/')}.json`)) + 1;
  if (length > 0) {
    const keys = path.slice(length).join('.');
    return `${folder}/${path.slice(0, length).join('/')}.json: ${keys}${keys === '' ? '' : ': '}${message}`;
  }
  const isFolder = folderNames.has(path.at(-1) ?? '');
  const place = `${folder}/${path.join('/')}${isFolder ? '' : '.json'}`;
  if (message !== missingMessage) return `${place}: ${message}`;
  const original = languageIds
    .map((language) => path.map((part, index) => (path[0] === 'content' && index === 1 ? language : part)).join('/'))
    .find((other) => [...files].some((file) => file.startsWith(isFolder ? `${other}/` : `${other}.json`)));
  const fix =
    original === undefined
      ? ''
      : `: cp ${isFolder ? '-r ' : ''}${folder}/${original}${isFolder ? '' : '.json'} ${place}, and translate it`;
  return `${place}: the ${isFolder ? 'folder' : 'file'} is missing${fix}`;
}
