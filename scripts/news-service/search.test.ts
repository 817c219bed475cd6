import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QueryError, compileQuery, normaliseWords } from './search';

const text = normaliseWords('Port-au-Prince: Haitian coffee exporters sign deals in São Paulo, Latin America');

describe('compileQuery', () => {
  it.each([
    ['', true],
    ['coffee', true],
    ['COFFEE', true],
    ['tea', false],
    ['coff', false],
    ['coff*', true],
    ['sao paulo', true],
    ['"são paulo"', true],
    ['"paulo são"', false],
    ['paulo são', true],
    ['coffee + tea', false],
    ['coffee tea', false],
    ['coffee AND deals', true],
    ['coffee | tea', true],
    ['tea OR coffee', true],
    ['tea or coffee', false],
    ['-tea', true],
    ['coffee -deals', false],
    ['--coffee', true],
    ['port-au-prince', true],
    ['(tea | coffee) + deals', true],
    ['(tea | coffee) + (sugar OR rum)', false],
    ['Latin America OR South America', true],
    ['United States OR USA OR America', true],
    ['Dominican Republic OR Santo Domingo', false],
    ['"Latin America', true],
    ['coffee)', true],
    [') coffee', true],
    ['(coffee', true],
    ['\\(coffee\\)', true],
    ['coffee OR', true],
    ['tea OR', false],
    ['""', true],
    ['…', true],
  ])('%j is %j', (query, expected) => {
    expect(compileQuery(query)(text)).toBe(expected);
  });

  it('refuses brackets that nest too deep, and nothing else', () => {
    expect(() => compileQuery('('.repeat(100))).toThrow(QueryError);
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', ' ', '+', '|', '-', '"', '(', ')', '*', '\\', 'OR ', 'é'),
          maxLength: 30,
        }),
        (query) => {
          expect(typeof compileQuery(query)(text)).toBe('boolean');
        },
      ),
      { numRuns: 500 },
    );
  });
});
