// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { runApplication } from './rest';

/** What the files of the application do in this test: note that they ran. */
const ran: string[] = [];
Object.assign(globalThis, { ran });
const fileOf = (name: string) => `data:text/javascript,globalThis.ran.push('${name}')`;

test('the files of the application are asked for at once and run in order', async () => {
  const files = [fileOf('first'), fileOf('second')];
  vi.stubGlobal('applicationFiles', files);
  await runApplication();
  expect(ran).toEqual(['first', 'second']);
  expect([...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href])).toEqual(
    files.map((file) => ['modulepreload', file]),
  );
});
