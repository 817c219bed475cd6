/**
 * What an owner's SVG may hold. Shown as a picture it runs nothing; opened by its address it is a document of the site,
 * whose scripts could read what the editor stores. It is served byte for byte, so what could run is refused.
 */
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { DataError } from '~/config/dataFile';

const namespaces = { svg: 'http://www.w3.org/2000/svg', html: 'http://www.w3.org/1999/xhtml' } as const;

/** Whether a reference leads to the file itself, or is a picture of points within it. */
const isWithin = (reference: string) => /^(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i.test(reference.trim());

/** What a style sheet refers to; an escape such as `\75rl(` hides nothing. */
function referencesOf(css: string): readonly string[] {
  const plain = css.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, code?: string, character?: string) =>
    code === undefined ? (character ?? '') : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff)),
  );
  const targets = [...plain.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, target = '']) => target);
  return [...targets, ...(/@import/i.test(plain) ? ['@import'] : [])];
}

const foreignIn = (references: readonly string[]) => references.filter((reference) => !isWithin(reference));

const outside = (reference: string) =>
  `refers to ${reference.trim().slice(0, 60)}: embed it as PNG or JPEG, or take it out`;

function faultOfAttribute({ local, name, value }: SaxesAttributeNS, element: string): string | undefined {
  if (/^on/i.test(local)) return `the attribute ${name} holds script: take it out`;
  if (local === 'attributeName' && /^(?:set|animate)/i.test(element) && /^(?:.*:)?(?:href|on.*)$/i.test(value.trim()))
    return `<${element}> changes ${value.trim()}, which may lead to script: take it out`;
  const references = /^(?:href|src)$/i.test(local) ? [value] : referencesOf(value);
  const [foreign] = foreignIn(references);
  return foreign === undefined ? undefined : outside(foreign);
}

function faultsOfElement({ attributes, local, name, uri }: SaxesTagNS): readonly string[] {
  if (/^script$/i.test(local)) return [`<${name}> holds script: take it out`];
  if (/^foreignObject$/i.test(local) || uri === namespaces.html)
    return [`<${name}> holds HTML: export it as a plain SVG`];
  return Object.values(attributes).flatMap((attribute) => faultOfAttribute(attribute, local) ?? []);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export interface OwnerSvg {
  readonly hasViewBox: boolean;
  readonly hasText: boolean;
}

/**
 * Reads an owner's SVG as browsers do.
 * @param shown the file as messages name it
 * @throws DataError with a line for each part that would run, ask for another file, or show nothing
 */
export function readOwnerSvg(shown: string, bytes: Uint8Array): OwnerSvg {
  const text = decode(bytes);
  if (text === undefined) throw new DataError([`${shown}: it is not UTF-8: export it again`]);
  const faults = new Set<string>();
  const found = { hasViewBox: false, hasText: false };
  /** Texts of the open elements, without those of the elements in them. */
  const texts: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const report = (fault: string) => faults.add(`${shown}: line ${parser.line}: ${fault}`);

  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    // Browsers would read other characters: in ISO-2022-JP a quote may be half of one.
    if (!/^utf-?8$/i.test(encoding)) report(`it says that it is ${encoding}, not UTF-8: export it again`);
  });
  parser.on('doctype', (declaration) => {
    if (declaration.replaceAll(/"[^"]*"|'[^']*'/g, '').includes('['))
      report('its DOCTYPE declares names of its own: export it as a plain SVG');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') report(`<?${target}?> asks for another file: take it out`);
  });
  parser.on('opentag', (tag) => {
    if (texts.length === 0) {
      if (tag.local !== 'svg' || tag.uri !== namespaces.svg)
        report(`it does not begin with <svg xmlns="${namespaces.svg}">, without which browsers show nothing`);
      found.hasViewBox = tag.attributes['viewBox'] !== undefined;
    }
    texts.push('');
    found.hasText ||= tag.local === 'text';
    for (const fault of faultsOfElement(tag)) report(fault);
  });
  const addText = (part: string) => {
    const own = texts.pop();
    if (own !== undefined) texts.push(own + part);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ local }) => {
    const [foreign] = local === 'style' ? foreignIn(referencesOf(texts.at(-1) ?? '')) : [];
    texts.pop();
    if (foreign !== undefined) report(outside(foreign));
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // After another fault this may follow from that one: a name that the DOCTYPE declares.
    if (faults.size === 0) faults.add(`${shown}: it is not an SVG that browsers can read: ${error.message}`);
  }
  if (faults.size > 0) throw new DataError([...faults]);
  return found;
}
