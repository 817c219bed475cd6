import { join } from 'node:path';
import type * as v from 'valibot';
import { DataError } from '~/config/dataFile';
import { dataFolder } from '~/config/dataFolder';
import { type Language, languages } from '~/config/languages';
import { readSettings } from '~/config/settings';
import type { Site } from '~/config/site';
import { addressAt, pathOf } from '~/content/pages';
import { messageOf } from '~/lib/messageOf';
import { fillTexts } from './fill-texts';
import { MarkdownError, parseMarkdown } from './markdown';
import type { SiteData } from './read-data';
import { typeset } from './typeset';
import { placeholderValues } from './values';

/** @throws MarkdownError where a page of the site has no such address */
function linkTarget(address: string, language: Language): string {
  if (!address.startsWith('/')) {
    if (/^(?:https:\/\/|mailto:|#)/.test(address)) return address;
    throw new MarkdownError(`${address}: a link begins with https://, mailto:, #, or / for a page of this site`);
  }
  const [path = '', ...fragment] = address.split(/(?=[?#])/);
  const found = addressAt(languages[language].prefix + path);
  if (found?.language !== language) throw new MarkdownError(`${address}: there is no page at this address`);
  return pathOf(found.page, language, found.selection) + fragment.join('');
}

/** Fills in the texts of one language; placeholders that a page fills in when it is shown stay. */
export function textFiller(data: SiteData, language: Language, site: Site) {
  const { unbreakable } = readSettings();
  const values: Readonly<Record<string, string>> = placeholderValues(data, language, site);
  const filled = (text: string, isPlain = false): string => {
    const whole = text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
    return isPlain ? whole : typeset(whole, language, unbreakable);
  };
  /** @param file of the data, for the line of an error */
  return (file: string, schema: v.GenericSchema, value: unknown): unknown =>
    fillTexts(schema, value, (text, { text: kind, isPlain }, path) => {
      if (kind === 'line') return filled(text, isPlain);
      try {
        return parseMarkdown(text, {
          words: (words) => filled(words),
          link: (address) => linkTarget(filled(address, true), language),
        });
      } catch (error) {
        throw new DataError([`${join(dataFolder, file)}: ${path.join('.')}: ${messageOf(error)}`]);
      }
    });
}
