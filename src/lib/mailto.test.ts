import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailto } from './mailto';

const address = 'hello@alisio.example';

/** What a text becomes by the rules of mail: every line break is CRLF, half a character is no character. */
function asMail(text: string): string {
  return Buffer.from(text.replaceAll(/\r\n|\r|\n/g, '\r\n')).toString();
}

describe('mailto', () => {
  test('subject and body stand in this order, and what is empty not at all', () => {
    expect(mailto(address, { body: 'b', subject: 's' })).toBe(`mailto:${address}?subject=s&body=b`);
    expect(mailto(address, { subject: '', body: 'b' })).toBe(`mailto:${address}?body=b`);
    expect(mailto(address)).toBe(`mailto:${address}`);
    expect(mailto(address, { subject: '', body: '' })).toBe(`mailto:${address}`);
  });

  test('an address keeps its @ and no other reserved character', () => {
    expect(mailto('news+web@alisio.example')).toBe('mailto:news%2Bweb@alisio.example');
    expect(mailto('a?bcc=b@alisio.example')).toBe('mailto:a%3Fbcc%3Db@alisio.example');
  });

  test('any text comes back as it went in, in characters of an address only', () => {
    // The texts contain surrogates without their other half too.
    const text = fc.array(fc.integer({ min: 0, max: 0x10_ff_ff })).map((points) => String.fromCodePoint(...points));
    fc.assert(
      fc.property(text, text, (subject, body) => {
        const link = mailto(address, { subject, body });
        // The link has no plus: mail programs read it as a plus, and other programs as a blank.
        expect(link).toMatch(/^mailto:[\w.@]+(\?[\w.~%=&-]*)?$/);
        const { searchParams } = new URL(link);
        expect(searchParams.get('subject') ?? '').toBe(asMail(subject));
        expect(searchParams.get('body') ?? '').toBe(asMail(body));
      }),
      { examples: [["José's Ñandú & (Ti-Jean) + *!", 'one\ntwo\r\nthree\rfour']] },
    );
  });
});
