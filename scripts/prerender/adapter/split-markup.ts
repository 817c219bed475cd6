const hoistedElement = /^(?:<title>[^<]*<\/title>|<style\b[^>]*>[^<]*<\/style>|<(?:meta|link)\b[^>]*\/?>)/;
const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/**
 * Splits the markup that React rendered into hoisted head elements and the application's markup after them.
 * @param markup of the whole application; `<` and `>` in text and attributes are escaped
 * @throws Error if there is no title
 */
export function splitMarkup(markup: string) {
  const elements: string[] = [];
  let rest = markup;
  for (let match = hoistedElement.exec(rest); match !== null; match = hoistedElement.exec(rest)) {
    elements.push(match[0]);
    rest = rest.slice(match[0].length);
  }
  const title = elements.find((element) => element.startsWith('<title>'));
  if (title === undefined) throw new Error('prerender: the page has no title');
  return {
    title,
    /** Content of the style elements, in React's order. */
    rules: elements.flatMap((element) => /^<style\b[^>]*>([^<]*)</.exec(element)?.[1] ?? []).join(''),
    /** `meta` and `link` elements in React's order. */
    head: elements.filter((element) => /^<(?:meta|link)/.test(element)),
    /** Structured data, one element per block. */
    data: rest.match(structuredData) ?? [],
    body: rest.replaceAll(structuredData, ''),
  };
}
