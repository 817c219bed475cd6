import { describe, expect, it } from 'vitest';
import { before, Changes, without } from './changes';

const table = `const table = {
  one: { a: 1 },
  'two-b': {
    a: [
      2,
    ],
  },
  three: 3,
} as const;
`;

describe('an edit', () => {
  it('puts lines before a line', () => {
    expect(before('} as const', '  four: 4,')(table)).toContain('  three: 3,\n  four: 4,\n} as const;\n');
  });

  it.each([
    ['one', '  one: { a: 1 },\n'],
    ['two-b', "  'two-b': {\n    a: [\n      2,\n    ],\n  },\n"],
    ['three', '  three: 3,\n'],
  ])('takes %s out', (id, lines) => {
    expect(without(id)(table)).toBe(table.replace(lines, ''));
  });

  it('that finds nothing is an error, for the drill would count what it does not do', () => {
    const changes = new Changes(() => table);
    expect(() => changes.edit('a.ts', without('nine'))).toThrow('a.ts: the drill found nothing to edit');
    expect(() => changes.edit('a.ts', before('nothing', 'x'))).toThrow('a.ts');
  });
});

describe('changes', () => {
  it('count each file once, and edit what an edit before left', () => {
    const changes = new Changes(() => table);
    changes.edit('a.ts', without('one'));
    changes.edit('a.ts', without('three'));
    changes.put('b.ts', 'new');
    expect([...changes.files.keys()]).toEqual(['a.ts', 'b.ts']);
    expect(changes.files.get('a.ts')).not.toMatch(/one|three/);
  });
});
