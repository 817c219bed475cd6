import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Runs before each test file in jsdom. The files of a worker share its window: each starts with an empty one. */

// This timeout is as long as the other ones, because the processor may be busy.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.body.replaceChildren();
// Style elements stay, because Emotion does not insert them again.
for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
// jsdom does not have this property, which tests mock as a getter.
Object.defineProperty(navigator, 'connection', { configurable: true, get: () => undefined });
// jsdom has no layout, so nothing can be scrolled.
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// A test that expects a line in the console mocks the function, so a line that comes here fails its test.
const lines: string[] = [];
for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: readonly unknown[]) => void lines.push(parts.join(' '));
afterEach(() => {
  const [line] = lines.splice(0);
  if (line !== undefined) throw new Error(`unexpected line in the console: ${line}`);
});
