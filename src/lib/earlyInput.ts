/**
 * Keeps what a visitor did before a part of the page was hydrated. If a browser has translated the page, or an extension has added
 * to it, hydration fails: React then renders that part again (src/components/HydrationBoundary.tsx), with empty fields and a closed menu.
 */
import { attributes } from '~/config/documentNames';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let fields: readonly Field[] = [];
let menu: Element | null = null;
let focused: Element | null = null;

const getPageFields = () => Array.from(document.querySelectorAll<Field>('main :is(input, select, textarea)[name]'));

/** Remembers fields, menu and focus before hydration. */
export function rememberInput(): void {
  fields = getPageFields();
  menu = document.querySelector('dialog[open]');
  focused = document.activeElement;
}

/** Forgets all of it once the visitor leaves the first page, so that the fields of a later page stay as they are. */
export function forgetInput(): void {
  fields = [];
  menu = null;
  focused = null;
}

/** Restores values, menu and focus in the elements that have replaced those before hydration. */
export function restoreInput(): void {
  for (const before of fields) {
    const field = before.isConnected ? undefined : getPageFields().find(({ name }) => name === before.name);
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
