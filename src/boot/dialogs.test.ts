// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { attributes } from './contract';
import { handleDialogs } from './dialogs';

/** jsdom knows dialogs, but cannot open or close them. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

const isOpen = () => document.querySelector('dialog')?.open;
const isLocked = () => document.documentElement.hasAttribute(attributes.dialogOpen);
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeAll(() => {
  handleDialogs();
});
beforeEach(() => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  document.body.innerHTML = `
    <button id="opener" command="show-modal" commandfor="menu"></button>
    <dialog id="menu" closedby="any">
      <p>Text</p>
      <button id="closer" command="close" commandfor="menu"></button>
    </dialog>`;
});

test('a click on the backdrop or padding closes the dialog, a click on its content does not', () => {
  click('#opener');
  click('p');
  expect(isOpen()).toBe(true);
  click('dialog');
  expect(isOpen()).toBe(false);
});

test.for([
  ['runs commands itself', (): void => undefined],
  ['leaves commands to the browser', (): void => void Object.assign(HTMLButtonElement.prototype, { command: '' })],
] as const)('the page does not scroll behind an open dialog, where the script %s', ([, prepare]) => {
  prepare();
  click('#opener');
  expect(isLocked()).toBe(true);
  document.querySelector('dialog')?.close();
  expect(isLocked()).toBe(false);
});

test('where the browser knows commands, buttons are left to it', () => {
  Object.assign(HTMLButtonElement.prototype, { command: '' });
  click('#opener');
  expect(isOpen()).toBe(false);
  document.querySelector('dialog')?.showModal();
  click('#closer');
  expect(isOpen()).toBe(true);
});
