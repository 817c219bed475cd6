import { mapParts } from '~/lib/mapParts';

/** Empties every sentence of a part of the site that is off, so that none of its words is sent to visitors. */
export function withoutWords<Words extends object>(words: Words): Words {
  // Each text is still a text, so the type stays the same.
  return mapParts(words, (part) => (typeof part === 'object' && part !== null ? withoutWords(part) : '')) as Words;
}
