import { expect, it } from 'vitest';
import { runsLeft } from './schedule';

const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
const line = (cron: string) => `on:\n  schedule:\n    - cron: '${cron}'\n`;

it.each([
  ['23 4,10,16,22 * * *', '00:10', 5],
  ['23 4,10,16,22 * * *', '04:30', 4],
  ['23 4,10,16,22 * * *', '23:59', 1],
  ['7 */6 * * *', '00:07', 4],
  ['*/30 8-9 * * *', '08:00', 4],
  ['5,35 12/4 * * *', '11:00', 7],
])('%s at %s has %i runs left today', (cron, time, left) => {
  expect(runsLeft(line(cron), at(time))).toBe(left);
});

it('adds up several lines, and refuses to do without one', () => {
  expect(runsLeft(`${line('5 6 * * *')}${line('5 18 * * *')}`, at('05:00'))).toBe(3);
  expect(() => runsLeft('on: push', at('04:30'))).toThrow('no cron line of every day');
});
