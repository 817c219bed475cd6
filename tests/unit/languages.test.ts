import { expect, test } from 'vitest';
import { publishedLanguages } from '~/config/languages';
import { pageIds } from '~/content/pages';
import { contentIn } from '~tests/support/content/read';

function digits(text: string): readonly string[] {
  return text.match(/\d+/g) ?? [];
}

/** Figures of a content module, by where they stand; those of a list of texts together, as its order is a language's own. */
function figuresOf(value: unknown, path: string, into: Map<string, readonly string[]>): Map<string, readonly string[]> {
  if (typeof value === 'string') {
    const found = [...(into.get(path) ?? []), ...digits(value)].toSorted();
    if (found.length > 0) into.set(path, found);
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      figuresOf(item, typeof item === 'string' ? path : `${path}[${index}]`, into);
  else if (typeof value === 'object' && value !== null)
    // The form for one spells its figure out in some languages.
    for (const [key, item] of Object.entries(value)) if (key !== 'one') figuresOf(item, `${path}.${key}`, into);
  return into;
}

test.each(['shell', ...pageIds] as const)('the figures of %s are the same in every language', (name) => {
  const [english, ...others] = publishedLanguages.map((language) =>
    Object.fromEntries(figuresOf(contentIn(language)[name], name, new Map())),
  );
  for (const other of others) expect(other).toEqual(english);
});
