import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { toastStyles } from './toast-styles';

test('the captured toast styles are those of the library and position its container', () => {
  expect(toastStyles).toMatch(/^\.go\d+\{.*position:fixed;.*\}$/s);
  expect(toastStyles).not.toMatch(/<\/style/i);
});

test('the toast styles are the same in every process, so that a policy can name their hash', () => {
  const file = fileURLToPath(new URL('toast-styles.ts', import.meta.url));
  const code = `process.stdout.write((await import(${JSON.stringify(file)})).toastStyles)`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code]);
  expect(printed.toString()).toBe(toastStyles);
});
