import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { toastStyles } from './toast-styles';

test('the styles of toasts are those of the library: its container has a place', () => {
  expect(toastStyles).toMatch(/^\.go\d+\{.*position:fixed;.*\}$/s);
  expect(toastStyles).not.toMatch(/<\/style/i);
});

test('they are the same in another process: a policy names their hash', () => {
  const file = fileURLToPath(new URL('toast-styles.ts', import.meta.url));
  const code = `process.stdout.write((await import(${JSON.stringify(file)})).toastStyles)`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code]);
  expect(printed.toString()).toBe(toastStyles);
});
