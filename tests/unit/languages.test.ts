import { describe, expect, test } from 'vitest';
import { pageLoaders, shellLoaders } from '~/app/pageLoaders';
import { publishedLanguages } from '~/config/languages';
import { pageIds } from '~/content/pages';

/** Arguments for the content's functions. */
const samples = [41, 57, 63] as const;

function digits(text: string): readonly string[] {
  return text.match(/\d+/g) ?? [];
}

/** Figures of a content module, by where they stand; those of a list of texts together, as its order is a language's own. */
function figuresOf(value: unknown, path: string, into: Map<string, readonly string[]>): Map<string, readonly string[]> {
  if (typeof value === 'string') into.set(path, [...(into.get(path) ?? []), ...digits(value)].toSorted());
  else if (typeof value === 'function') figuresOf(Reflect.apply(value, undefined, samples), path, into);
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      figuresOf(item, typeof item === 'string' ? path : `${path}[${index}]`, into);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) figuresOf(item, `${path}.${key}`, into);
  return into;
}

const modules = [
  ['shell', shellLoaders] as const,
  ...pageIds.map((page) => [page, pageLoaders[page].content] as const),
];

describe.each(modules)('the figures of %s', (name, load) => {
  test('are the same in every language', async () => {
    const [english, ...others] = await Promise.all(
      publishedLanguages.map(async (language) => figuresOf(await load[language](), name, new Map())),
    );
    for (const other of others) expect(Object.fromEntries(other)).toEqual(Object.fromEntries(english ?? []));
  });
});
