// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeByEscape, handleDialogs } from './dialogs';

/** jsdom knows dialogs, but cannot open or close them. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

const isOpen = () => document.querySelector('dialog')?.open;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** Whether the key was taken from the browser. */
function escape(options: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...options });
  document.querySelector('input')?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeAll(() => {
  handleDialogs();
  addEventListener('keydown', closeByEscape);
});
beforeEach(() => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  document.body.innerHTML = `
    <button id="opener" command="show-modal" commandfor="menu"><svg></svg></button>
    <button id="stray" command="show-modal" commandfor="nothing"></button>
    <dialog id="menu" closedby="any">
      <p>Text</p><a id="link" href="#x"><b>Link</b></a><a id="anchor">No link</a>
      <button id="closer" command="close" commandfor="menu"></button>
    </dialog>`;
});

describe('where the browser does not know them', () => {
  test('buttons open and close their dialog', () => {
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(isOpen()).toBe(true);
    press('#closer');
    expect(isOpen()).toBe(false);
    press('#stray');
    expect(isOpen()).toBe(false);
  });

  test('a press on the backdrop closes the dialog, and one on what is in it does not', () => {
    press('#opener');
    press('p');
    expect(isOpen()).toBe(true);
    press('dialog');
    expect(isOpen()).toBe(false);
  });
});

test('a browser that knows them is left to it', () => {
  Object.assign(HTMLButtonElement.prototype, { command: '' });
  Object.assign(HTMLDialogElement.prototype, { closedBy: '' });
  press('#opener');
  expect(isOpen()).toBe(false);
  document.querySelector('dialog')?.showModal();
  press('dialog');
  press('#closer');
  expect(isOpen()).toBe(true);
});

test('Escape in a field closes its dialog, once, and no other; it may first end what an input method composes', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog id="search"><input type="search"></dialog>');
  press('#opener');
  const search = document.querySelector<HTMLDialogElement>('#search');
  search?.showModal();
  expect([escape({ isComposing: true }), search?.open]).toEqual([false, true]);
  expect([escape(), search?.open, isOpen()]).toEqual([true, false, true]);
});

test('a link in a dialog closes it', () => {
  press('#opener');
  press('#anchor');
  expect(isOpen()).toBe(true);
  press('#link b');
  expect(isOpen()).toBe(false);
});
