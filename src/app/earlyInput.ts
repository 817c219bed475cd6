/**
 * What a visitor did before the application ran. Where a browser has translated the page, or an extension has added to it,
 * hydration fails: React then renders the page anew, with empty fields and a closed menu.
 */
import { attributes } from '~/boot/contract';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let fields: readonly Field[] = [];
let menu: Element | null = null;
let focused: Element | null = null;

const fieldsOfPage = () => Array.from(document.querySelectorAll<Field>('main :is(input, select, textarea)[name]'));

/** Remembers the elements that have it, before hydration. */
export function rememberInput(): void {
  fields = fieldsOfPage();
  menu = document.querySelector('dialog[open]');
  focused = document.activeElement;
}

/** Gives it to the elements that have taken their place, after hydration. */
export function restoreInput(): void {
  for (const before of fields) {
    const field = before.isConnected ? undefined : fieldsOfPage().find(({ name }) => name === before.name);
    if (field === undefined) continue;
    if (before.value !== '' && field.value === '') {
      field.value = before.value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (before === focused) field.focus({ preventScroll: true });
  }
  if (menu === null || menu.isConnected || !document.documentElement.hasAttribute(attributes.dialogOpen)) return;
  const dialog = document.getElementById(menu.id);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}
