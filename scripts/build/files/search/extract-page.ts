/** Reads a built page as the search shows it: section by section, whatever component they come from. */
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse } from 'parse5';
import type { PageDocument, SectionDocument } from '~/features/search/documents';

type Node = Tree.Node;
type Element = Tree.Element;

const { isElementNode, isTextNode } = defaultTreeAdapter;

/** Controls, drawings, and ways to other places are no text of the page. */
const skipped = new Set(
  'nav script style template noscript svg iframe dialog button label select input textarea'.split(' '),
);
const headings = new Set(['h1', 'h2', 'h3']);
const inline = new Set('a abbr b cite code em i mark q small span strong sub sup time'.split(' '));

function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attr) => attr.name === name)?.value;
}

function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function parentOf(node: Element): Element | null {
  return node.parentNode !== null && isElementNode(node.parentNode) ? node.parentNode : null;
}

function elementsOf(node: Node): readonly Element[] {
  return childrenOf(node)
    .filter(isElementNode)
    .flatMap((child) => [[child], elementsOf(child)].flat());
}

function textOf(...nodes: readonly Node[]): string {
  const raw = (node: Node): string => (isTextNode(node) ? node.value : childrenOf(node).map(raw).join(''));
  return nodes.map(raw).join('').replace(/\s+/g, ' ').trim();
}

/** A link alone in its block names a page, where the search finds its text. Addresses to write to or to call are text. */
function isPointer(element: Element): boolean {
  if (element.tagName !== 'a' || /^(?:mailto:|tel:|#)/.test(attribute(element, 'href') ?? '')) return false;
  if (elementsOf(element).some(({ tagName }) => headings.has(tagName))) return false;
  const siblings = childrenOf(element.parentNode ?? element);
  return (
    textOf(
      ...siblings.filter((node) => (isElementNode(node) ? node.tagName !== 'a' && inline.has(node.tagName) : true)),
    ) === ''
  );
}

function isSkipped(element: Element): boolean {
  return (
    skipped.has(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    // The search has the articles of the news page from the snapshots.
    attribute(element, 'data-articles') !== undefined ||
    isPointer(element)
  );
}

/** Texts of one block are one sentence. */
type Item =
  | { readonly kind: 'heading'; readonly element: Element }
  | { readonly kind: 'text'; readonly text: string; readonly block: Element };

/** Headings and texts in reading order; what stands before the first heading of its part follows it, as a year does. */
function itemsOf(element: Element, block: Element = element): readonly Item[] {
  const items = childrenOf(element).flatMap((child): readonly Item[] => {
    if (isTextNode(child)) return [{ kind: 'text', text: child.value, block }];
    if (!isElementNode(child) || isSkipped(child)) return [];
    if (headings.has(child.tagName)) return [{ kind: 'heading', element: child }];
    return itemsOf(child, inline.has(child.tagName) ? block : child);
  });
  const first = items.find(({ kind }) => kind === 'heading');
  return first === undefined ? items : [first, ...items.filter((item) => item !== first)];
}

/** Blocks are separated by a dot in the middle, where they end without a mark of their own. */
function join(items: readonly Item[]): string {
  const blocks = new Map<Element, string>();
  for (const item of items)
    if (item.kind === 'text') blocks.set(item.block, (blocks.get(item.block) ?? '') + item.text);
  let joined = '';
  for (const [block, raw] of blocks) {
    const text = raw.replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    const between = joined === '' ? '' : /[.!?:…]["”»’]?$/.test(joined) ? ' ' : ' · ';
    joined += between + text + (block.tagName === 'dt' ? ':' : '');
  }
  return joined;
}

/** The id to scroll to for a heading: the nearest around it, or its own; empty for the page's own heading. */
function fragmentOf(main: Element, heading: Element): string {
  if (heading.tagName === 'h1') return '';
  const ids: string[] = [];
  for (let element = parentOf(heading); element !== null && element !== main; element = parentOf(element))
    ids.push(attribute(element, 'id') ?? '');
  // Ids that React makes up differ from build to build.
  return [...ids, attribute(heading, 'id') ?? ''].find((id) => id !== '' && !id.startsWith('_')) ?? '';
}

function sectionsOf(main: Element): readonly SectionDocument[] {
  const items = itemsOf(main);
  const starts = items.flatMap((item, index) => (item.kind === 'heading' ? [{ ...item, index }] : []));
  return starts.map(({ element, index }, place) => ({
    heading: textOf(element),
    fragment: fragmentOf(main, element),
    text: join(items.slice(index, starts[place + 1]?.index)),
  }));
}

export interface ExtractOptions {
  /** Router path, without base. */
  readonly path: string;
  /** What follows the page's own title: separator and brand. */
  readonly titleEnd: string;
}

/** @throws Error where the page has no main part, no title or no heading: nothing of it would be found */
export function extractPage(html: string, { path, titleEnd }: ExtractOptions): PageDocument {
  const elements = elementsOf(parse(html));
  const named = (name: string) => elements.find(({ tagName }) => tagName === name);
  const meta = (name: string) => elements.find((element) => attribute(element, 'name') === name);
  const main = named('main');
  const title = named('title');
  if (main === undefined || title === undefined)
    throw new Error(`search: ${path} has no ${main === undefined ? 'main part' : 'title'}`);
  const sections = sectionsOf(main);
  if (sections.length === 0) throw new Error(`search: ${path} has no heading`);
  const current = elements.filter((element) => attribute(element, 'aria-current') === 'page');
  return {
    path,
    title: textOf(title).replace(titleEnd, ''),
    labels: [...new Set(current.map((element) => textOf(element)))],
    description: attribute(meta('description'), 'content') ?? '',
    keywords: (attribute(meta('keywords'), 'content') ?? '').split(/\s*,\s*/).filter((keyword) => keyword !== ''),
    sections,
  };
}
