// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeXml } from './xml';

/** An independent, strict parser (saxes, by way of jsdom): what is not well-formed throws or gives a parsererror. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

it('keeps any text in content and attributes, except characters that XML cannot hold', () => {
  const impossible = ['\u0000', '\u0007', '\uFFFE', '\uD800'];
  const possible = ['<', '>', '&', '"', "'", '$', ']', ' ', '\t', '\r', '\n', 'é', '😀', 'ש', '\u2028'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...possible, ...impossible)), (list) => {
      const value = list.join('');
      const document = parse(`<root value="${escapeXml(value)}"><child>${escapeXml(value)}</child></root>`);
      const expected = list.filter((character) => possible.includes(character)).join('');
      expect(document.querySelector('child')?.textContent).toBe(expected);
      expect(document.documentElement.getAttribute('value')).toBe(expected);
    }),
  );
});
