// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { schemeKey } from '~/config/storage';
import { attributes } from './contract';
import { handleSchemeSwitches, restoreScheme } from './scheme';

let systemIsDark = false;
const shownScheme = () => document.documentElement.getAttribute(attributes.scheme);

function click(): void {
  document.body.innerHTML = `<button ${attributes.schemeSwitch}><span>Switch</span></button>`;
  document.querySelector('span')?.click();
}

beforeAll(() => handleSchemeSwitches());
beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute(attributes.scheme);
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
});
afterEach(() => vi.restoreAllMocks());

test.for(['light', 'dark'])('the chosen scheme is restored: %s', (scheme) => {
  localStorage.setItem(schemeKey, scheme);
  restoreScheme();
  expect(shownScheme()).toBe(scheme);
});

test.for([null, '', 'sepia'])('the system decides where %j is stored', (stored) => {
  if (stored !== null) localStorage.setItem(schemeKey, stored);
  restoreScheme();
  expect(shownScheme()).toBeNull();
});

test.for([
  [false, ['dark', 'light', 'dark']],
  [true, ['light', 'dark', 'light']],
] as const)('the switch turns what is shown round and stores it, dark system: %s', ([isDark, expected]) => {
  systemIsDark = isDark;
  const shown = expected.map(() => {
    click();
    expect(localStorage.getItem(schemeKey)).toBe(shownScheme());
    return shownScheme();
  });
  expect(shown).toEqual(expected);
});

test('the switch works where storage is forbidden', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  restoreScheme();
  click();
  expect(shownScheme()).toBe('dark');
});

test('a click elsewhere switches nothing', () => {
  document.body.innerHTML = '<button>Other</button>';
  document.querySelector('button')?.click();
  expect(shownScheme()).toBeNull();
});
