/** React prints hoisted head elements before the application's own markup; this takes them apart again. */
export interface SplitMarkup {
  readonly title: string;
  /** What stands in the style elements, in React's order. */
  readonly rules: string;
  /** `meta` and `link` elements in React's order. */
  readonly head: readonly string[];
  /** Structured data, one element per block. */
  readonly data: readonly string[];
  readonly body: string;
}

const hoisted = /^(?:<title>[^<]*<\/title>|<style\b[^>]*>[^<]*<\/style>|<(?:meta|link)\b[^>]*\/?>)/;
const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
/** vite-react-ssg's static router prints the loaders' data; the site has none. */
const routerData = /<script>window\.__staticRouterHydrationData[\s\S]*?<\/script>/g;

/**
 * @param markup of the whole application, as React rendered it: `<` and `>` in text and attributes are escaped
 * @throws Error when there is no title
 */
export function splitMarkup(markup: string): SplitMarkup {
  const elements: string[] = [];
  let rest = markup.replaceAll(routerData, '');
  for (let match = hoisted.exec(rest); match !== null; match = hoisted.exec(rest)) {
    elements.push(match[0]);
    rest = rest.slice(match[0].length);
  }
  const title = elements.find((element) => element.startsWith('<title>'));
  if (title === undefined) throw new Error('prerender: the page has no title');
  return {
    title,
    rules: elements.flatMap((element) => /^<style\b[^>]*>([^<]*)</.exec(element)?.[1] ?? []).join(''),
    head: elements.filter((element) => /^<(?:meta|link)/.test(element)),
    data: rest.match(structuredData) ?? [],
    body: rest.replaceAll(structuredData, ''),
  };
}
