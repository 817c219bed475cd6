// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { schemeKey } from '~/config/storage';
import { attributes } from './contract';
import { handleSchemeSwitches, restoreScheme } from './scheme';

const shownScheme = () => document.documentElement.getAttribute(attributes.scheme);

function click(): void {
  document.body.innerHTML = `<button ${attributes.schemeSwitch}><span>Switch</span></button>`;
  document.querySelector('span')?.click();
}

beforeAll(() => handleSchemeSwitches());
beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute(attributes.scheme);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.restoreAllMocks());

test.for([null, '', 'sepia'])('the system decides where %j is stored', (stored) => {
  if (stored !== null) localStorage.setItem(schemeKey, stored);
  restoreScheme();
  expect(shownScheme()).toBeNull();
});

test('the switch works where storage is forbidden', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  restoreScheme();
  click();
  expect(shownScheme()).toBe('dark');
});
