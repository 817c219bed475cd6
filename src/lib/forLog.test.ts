import { expect, it } from 'vitest';
import { forLog } from './forLog';
import { quote } from './schema';

it.each([
  ['a ##[add-path]/x', 'a ## [add-path]/x'],
  ['  ::error::x', '  : :error::x'],
  ['a\n::error::x\r::set-output name=a::b', 'a\n: :error::x\\u000d::set-output name=a::b'],
  ['\u009b31m\u001b[2J', '\\u009b31m\\u001b[2J'],
  ['\u202Etxt.exe\u2069\u061C', '\\u202etxt.exe\\u2069\\u061c'],
  ['[  1] all/all: 12 articles\n\tTitle “: ::” – ¡olé!', '[  1] all/all: 12 articles\n\tTitle “: ::” – ¡olé!'],
])('prints %j as %j, once and twice', (text, expected) => {
  expect([forLog(text), forLog(forLog(text))]).toEqual([expected, expected]);
});

it('shortens and escapes the value in an error about data from outside', () => {
  expect(quote('##[add-path]\u202E\u0085')).toBe('"## [add-path]\\u202e\\u0085"');
});
