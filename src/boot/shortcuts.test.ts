// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { attributes, searchId } from './contract';
import { handleSearchShortcuts } from './shortcuts';

const showModal = vi.fn<(this: HTMLDialogElement) => void>(function open(this: HTMLDialogElement) {
  this.open = true;
});
Object.assign(HTMLDialogElement.prototype, { showModal });

/** @returns whether the browser is left to do what it does by itself */
function type(options: KeyboardEventInit, selector = 'body'): boolean {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options });
  return document.querySelector(selector)?.dispatchEvent(event) ?? true;
}

function pressKeys(options: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  return document.querySelector('svg')?.dispatchEvent(event) ?? true;
}

beforeAll(() => handleSearchShortcuts());
beforeEach(() => {
  showModal.mockClear();
  document.body.innerHTML = `
    <a href="#search" ${attributes.opensSearch}><svg></svg></a>
    <input><select></select><textarea></textarea>
    <dialog id="${searchId}"></dialog>`;
});
afterEach(() => vi.restoreAllMocks());

test.for([
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
])('%j opens the search, once, and does nothing else', (keys) => {
  expect(type(keys)).toBe(false);
  expect(type(keys)).toBe(false);
  expect(showModal).toHaveBeenCalledTimes(1);
});

test.for([{ key: 'k' }, { key: '/' }, { key: 'j', metaKey: true }])('%j is no shortcut', (keys) => {
  expect(type(keys)).toBe(true);
  expect(showModal).not.toHaveBeenCalled();
});

test.for(['input', 'select', 'textarea'])('what is typed into <%s> is text', (field) => {
  expect(type({ key: 'k', ctrlKey: true }, field)).toBe(true);
  expect(showModal).not.toHaveBeenCalled();
});

test('links to the search open it where the visitor is', () => {
  expect(pressKeys()).toBe(false);
  expect(showModal).toHaveBeenCalledTimes(1);
});

test.for(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])("the shortcut with %s is the browser's", (key) => {
  expect(pressKeys({ [key]: true })).toBe(true);
  expect(showModal).not.toHaveBeenCalled();
});

test('without a search on the page, the link leads to it', () => {
  document.getElementById(searchId)?.remove();
  expect(pressKeys()).toBe(true);
  expect(type({ key: 'k', ctrlKey: true })).toBe(true);
});
