import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parseFragment } from 'parse5';
import type { RenderedPage } from '~scripts/build/adapter/render-site';
import { xmlDocument, xmlElement } from '~scripts/build/files/xml';

/** The same as the selector `readByOthers` of src/seo/constants.ts, by which a browser finds them. */
function isReadByOthers(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (name === 'link') return attributes['rel'] === 'alternate';
  if (name === 'script') return attributes['type'] === 'application/ld+json';
  return 'property' in attributes || /^(?:twitter|keywords$)/.test(attributes['name'] ?? '');
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');
}

/** What of a page's head only others than the browser read, as a document of XHTML elements (src/app/routeChange.ts). */
export function headFile({ head, data }: Pick<RenderedPage, 'head' | 'data'>): string {
  const elements = parseFragment([...head, ...data].join(''))
    .childNodes.filter(defaultTreeAdapter.isElementNode)
    .map((element) => ({
      name: element.tagName,
      attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
      // Structured data has no character that means something in XML (`jsonLd`).
      content: element.tagName === 'script' ? textOf(element) : undefined,
    }))
    .filter(({ name, attributes }) => isReadByOthers(name, attributes))
    .map(({ name, attributes, content }) => xmlElement(name, attributes, content));
  return xmlDocument('head', { xmlns: 'http://www.w3.org/1999/xhtml' }, elements);
}
