import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '~/config/knownLanguages';
import type { SiteLanguage, SiteLanguages } from '~/config/site.node.ts';
import { parseData } from '~/schemas/dataFile';
import { languageSchema } from '~/schemas/language';
import type { ErrorCollector } from './collect-errors';
import { readJson } from './read-json';

/** The usual name of a language in itself, `Português`; undefined if Node.js does not know it. */
function findName(id: Language, tag: string): string | undefined {
  if (Intl.DisplayNames.supportedLocalesOf(tag).length === 0) return undefined;
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(id) ?? '';
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Reads tag and name of the published languages, which follow from the names of their folders if `language.json` is missing. */
export function readLanguages(
  dataFolder: string,
  [first, ...others]: readonly [Language, ...Language[]],
  { errors, read }: ErrorCollector,
): SiteLanguages {
  function readLanguage(id: Language): SiteLanguage {
    const folder = join(dataFolder, 'content', id);
    const file = join(folder, 'language.json');
    // A missing folder is reported with the command that makes it (scripts/generate/content/language-errors.ts).
    if (!existsSync(folder)) return { id, tag: id, name: id };
    const settings = read(
      () => parseData(languageSchema, existsSync(file) ? readJson(file) : {}, (path) => `${file}: ${path}`),
      () => ({ name: id }),
    );
    const { tag = id, name = findName(id, tag) } = settings;
    if (new Intl.Locale(tag).language !== id)
      errors.push(
        `${file}: tag: "${tag}" is not a tag of the language "${id}": write ${id}, or ${id} with a country as in en-KE`,
      );
    if (name !== undefined) return { id, tag, name };
    errors.push(`${file}: name: write the name of the language in itself, as in { "name": "Kreyòl ayisyen" }`);
    return { id, tag: id, name: id };
  }
  return [readLanguage(first), ...others.map(readLanguage)];
}
