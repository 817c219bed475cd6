/** Reads a rendered page as the search shows it, section by section. */
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse } from 'parse5';
import type { PageDocument, SectionDocument } from '~/features/search/documents';

type Node = Tree.Node;
type Element = Tree.Element;

/** Controls, drawings and navigation are no text of the page. */
const skipped = new Set([
  'nav',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'iframe',
  'dialog',
  'button',
  'label',
  'select',
  'input',
  'textarea',
]);
const headings = new Set(['h1', 'h2', 'h3']);
const inline = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);

const { isElementNode, isTextNode } = defaultTreeAdapter;

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function parentOf(node: Node): Element | null {
  const parent = 'parentNode' in node ? node.parentNode : null;
  return parent !== null && isElementNode(parent) ? parent : null;
}

function elementsOf(node: Node): readonly Element[] {
  return childrenOf(node).flatMap((child) => (isElementNode(child) ? [[child], elementsOf(child)].flat() : []));
}

function rawText(node: Node): string {
  return isTextNode(node) ? node.value : childrenOf(node).map(rawText).join('');
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A link alone in its block names another page, which is found by itself. Mail, telephone and anchors are content. */
function isPointer(element: Element): boolean {
  if (element.tagName !== 'a' || /^(?:mailto:|tel:|#)/.test(attribute(element, 'href') ?? '')) return false;
  if (elementsOf(element).some(({ tagName }) => headings.has(tagName))) return false;
  const parent = parentOf(element);
  if (parent === null) return true;
  const besides = childrenOf(parent).filter((child) =>
    isElementNode(child) ? child.tagName !== 'a' && inline.has(child.tagName) : isTextNode(child),
  );
  return clean(besides.map(rawText).join('')) === '';
}

function isSkipped(element: Element): boolean {
  return (
    skipped.has(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    // The news page's articles, which the search has from the snapshots.
    attribute(element, 'data-articles') !== undefined ||
    isPointer(element)
  );
}

interface TextRun {
  readonly text: string;
  /** The nearest block around it: runs of one block are one sentence. */
  readonly block: Element;
  readonly heading: Element | undefined;
}

/** The elements from one up to `top`, without it. */
function upTo(top: Element, from: Element): readonly Element[] {
  const path: Element[] = [];
  for (let element: Element | null = from; element !== null && element !== top; element = parentOf(element))
    path.push(element);
  return path;
}

/** Visits visible elements and texts in reading order. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) if (!isElementNode(child) || !isSkipped(child)) walk(child, visit);
}

/** Ids made by React differ between builds. */
function isStable(id: string | undefined): id is string {
  return id !== undefined && id !== '' && !id.startsWith('_');
}

/** The id to scroll to for a heading: that of the nearest element around it, or its own; empty for the h1. */
function fragmentOf(main: Element, heading: Element): string {
  if (heading.tagName === 'h1') return '';
  const around = upTo(main, heading)
    .slice(1)
    .map((element) => attribute(element, 'id'));
  return around.find(isStable) ?? [attribute(heading, 'id')].find(isStable) ?? '';
}

/**
 * The heading of a text: in the smallest element around it with any heading, the last one before it, or else the first,
 * as for a year before its event.
 */
function headingOf(
  main: Element,
  text: Node,
  order: ReadonlyMap<Node, number>,
  all: readonly Element[],
): Element | undefined {
  const place = order.get(text) ?? 0;
  const parent = parentOf(text);
  const parts = parent === null ? [] : [...upTo(main, parent), main];
  for (const part of parts) {
    const inside = all.filter((heading) => upTo(main, heading).includes(part) || part === main);
    if (inside.length > 0) return inside.findLast((heading) => (order.get(heading) ?? 0) < place) ?? inside[0];
  }
  return undefined;
}

/** Joins blocks, with a dot between where a block does not end in punctuation. */
function join(runs: readonly TextRun[]): string {
  const blocks = new Map<Element, string>();
  for (const { text, block } of runs) blocks.set(block, (blocks.get(block) ?? '') + text);
  let joined = '';
  for (const [block, raw] of blocks) {
    const text = clean(raw);
    if (text === '') continue;
    const between = joined === '' ? '' : /[.!?:…]["”»’]?$/.test(joined) ? ' ' : ' · ';
    joined += between + text + (block.tagName === 'dt' ? ':' : '');
  }
  return joined;
}

function sectionsOf(main: Element): readonly SectionDocument[] {
  const order = new Map<Node, number>();
  const all: Element[] = [];
  const texts: Node[] = [];
  walk(main, (node) => {
    order.set(node, order.size);
    if (isElementNode(node) && headings.has(node.tagName)) all.push(node);
    else if (isTextNode(node)) texts.push(node);
  });
  const runs = texts.flatMap((node): readonly TextRun[] => {
    const parent = parentOf(node);
    if (parent === null || !isTextNode(node)) return [];
    const path = upTo(main, parent);
    if (path.some(({ tagName }) => headings.has(tagName))) return [];
    const block = path.find(({ tagName }) => !inline.has(tagName)) ?? main;
    return [{ text: node.value, block, heading: headingOf(main, node, order, all) }];
  });
  return all.map((heading) => ({
    heading: clean(rawText(heading)),
    fragment: fragmentOf(main, heading),
    text: join(runs.filter((run) => run.heading === heading)),
  }));
}

export interface ExtractOptions {
  /** Router path, without base. */
  readonly path: string;
  /** The separator and the brand, which end every title. */
  readonly titleEnd: string;
}

/** @throws Error where the page has no main element, title or heading, so that nothing of it would be found */
export function extractPage(html: string, { path, titleEnd }: ExtractOptions): PageDocument {
  const elements = elementsOf(parse(html));
  const named = (name: string) => elements.find(({ tagName }) => tagName === name);
  const main = named('main');
  const title = named('title');
  if (main === undefined || title === undefined)
    throw new Error(`search: ${path} has no ${main === undefined ? 'main part' : 'title'}`);
  const sections = sectionsOf(main);
  if (sections[0] === undefined) throw new Error(`search: ${path} has no heading`);
  const ownTitle = clean(rawText(title)).replace(titleEnd, '');
  const labels = elements
    .filter((element) => attribute(element, 'aria-current') === 'page')
    .map((element) => clean(rawText(element)));
  const meta = (name: string) => {
    const element = elements.find(
      ({ tagName, attrs }) => tagName === 'meta' && attrs.some((attr) => attr.name === 'name' && attr.value === name),
    );
    return clean((element && attribute(element, 'content')) ?? '');
  };
  return {
    path,
    title: ownTitle,
    labels: [...new Set(labels)],
    description: meta('description'),
    keywords: meta('keywords')
      .split(/\s*,\s*/)
      .filter((keyword) => keyword !== ''),
    sections,
  };
}
