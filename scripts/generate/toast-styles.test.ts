import { expect, test } from 'vitest';
import { toastStyles } from './toast-styles';

test('the captured toast styles are those of the library and position its container', () => {
  expect(toastStyles).toMatch(/^\.go\d+\{.*position:fixed;.*\}$/s);
  expect(toastStyles).not.toMatch(/<\/style/i);
});
