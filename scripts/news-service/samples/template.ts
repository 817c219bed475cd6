/** Fills the building blocks of the samples: a small language, so that one pattern reads differently each time. */
import type { Random } from './random';

/** Headline and description; and the regions where they would not ring true. */
export type Template = readonly [title: string, description: string, except?: readonly string[]];

/**
 * Fills brackets from left to right: `{name}` a value, with `^` its first letter upper case; `{a|b}` one of several;
 * `{3-48}` a whole number, `{1.2-4.9}` one with a decimal; `{name=…}` the same, remembered as a value for later.
 * @throws Error naming a value that is not there.
 */
export function fill(
  texts: readonly string[],
  values: Readonly<Record<string, string>>,
  random: Random,
): readonly string[] {
  const known = new Map(Object.entries(values));
  const resolve = (inner: string): string => {
    const [, name, body] = /^(?:([a-z]+)=)?(.+)$/.exec(inner) ?? [];
    const text = choose(body ?? '', known, random);
    if (name !== undefined) known.set(name, text);
    return text;
  };
  return texts.map((text) => capitalise(text.replace(/\{([^{}]+)\}/g, (_whole, inner: string) => resolve(inner))));
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function choose(body: string, known: ReadonlyMap<string, string>, random: Random): string {
  const [, from, to] = /^(\d+(?:\.\d)?)-(\d+(?:\.\d)?)$/.exec(body) ?? [];
  if (from !== undefined && to !== undefined) {
    const scale = from.includes('.') ? 10 : 1;
    const number = random.between(Math.round(Number(from) * scale), Math.round(Number(to) * scale));
    return scale === 10 ? (number / 10).toFixed(1) : number.toLocaleString('en-US');
  }
  if (body.includes('|')) return random.pick(body.split('|'));
  const value = known.get(body.replace('^', ''));
  if (value === undefined) throw new Error(`Sample template: no value for {${body}}`);
  return body.endsWith('^') ? capitalise(value) : value;
}
