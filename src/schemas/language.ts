/** The tag and name of a language: data/content/<language>/language.json. */
import * as v from 'valibot';
import { key, text, nonEmptyText } from './settingValues';

function isTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value)[0] === value;
  } catch {
    return false;
  }
}

export const languageSchema = v.strictObject({
  tag: key(
    'the language as browsers and search engines know it, with its country: `en-KE`; without it the name of the folder',
    v.optional(text('a language tag such as en-KE', isTag)),
  ),
  name: key(
    'the name of the language in itself, for visitors; without it the usual one, if Node.js knows it',
    v.optional(v.pipe(nonEmptyText(), v.maxLength(40, 'the name of a language has 40 characters or less'))),
  ),
});
