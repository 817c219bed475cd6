import type { ComponentType } from 'react';
import type { Language } from '~/config/languages';

/** Fetches a part of a page. */
type Load<Part> = () => Promise<Part>;

/** In the languages that the site is published in. */
export type ByLanguage<Content> = Readonly<Partial<Record<Language, Load<Content>>>>;

/** Fetches the component of a page with its content in a language. */
export type PageLoader = (language: Language) => Promise<ComponentType>;

/**
 * An export, fetched when it is asked for. An `import()` that says itself what it takes of the module is wrapped into
 * twice its length by the bundler.
 */
export function named<Name extends string, Module extends Readonly<Record<Name, unknown>>>(
  name: Name,
  load: Load<Module>,
): Load<Module[Name]> {
  return async () => (await load())[name];
}

/**
 * What a table of the site has under a name.
 * @throws Error where that is off, or not published
 */
export function partOf<Name extends string, Part>(parts: Readonly<Partial<Record<Name, Part>>>, name: Name): Part {
  const part = parts[name];
  if (part === undefined) throw new Error(`No ${name} on this site`);
  return part;
}

/** What a page is made of: its component and its sentences, fetched side by side when the page is asked for. */
export function definePage<Content>(
  component: Load<ComponentType<{ readonly content: Content }>>,
  contents: ByLanguage<Content>,
): PageLoader {
  // One component for all selections of a page: React then keeps what it shows while the selection changes.
  const made = new Map<Language, ComponentType>();
  return async (language) => {
    const [Page, content] = await Promise.all([component(), partOf(contents, language)()]);
    const found = made.get(language) ?? (() => <Page content={content} />);
    made.set(language, found);
    return found;
  };
}
