import { expect, test } from 'vitest';
import { keepOnLine, layoutFigures } from './figureLayout';

test.for([
  [1, 1, 1],
  [4, 4, 4],
  [5, 3, 5],
  [6, 3, 3],
  [7, 4, 4],
  [9, 3, 5],
])('%i figures stand in %i columns, in wide windows in %i', ([count = 0, columns, wideColumns]) => {
  expect(layoutFigures(Array<string>(count).fill('3+'))).toEqual({ columns, wideColumns, longest: 2 });
});

test('a value stays on one line, and a long one is broken between words', () => {
  expect(['COP 1,2 bn', 'From 120 to 5,000 people'].map(keepOnLine)).toEqual([
    'COP\u00A01,2\u00A0bn',
    'From 120 to 5,000 people',
  ]);
  expect(layoutFigures(['3+', 'COP 1,2 bn']).longest).toBe(10);
  expect(layoutFigures(['3+', 'From 120 to 5,000 people']).longest).toBe(6);
});
