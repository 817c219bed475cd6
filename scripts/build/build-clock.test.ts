import { expect, test } from 'vitest';
import { BuildClock } from './build-clock';

test('each part lasts from the end of the one before, and the whole from the start', () => {
  let now = 1_000;
  const clock = new BuildClock(() => now);
  now += 250;
  clock.lap('bundle');
  now += 1_500;
  clock.lap('27 pages');
  now += 50;
  expect(clock.toString()).toBe('1.8 s (bundle 0.3 s, 27 pages 1.5 s)');
});
