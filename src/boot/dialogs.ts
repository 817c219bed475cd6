import { closestTarget } from '~/lib/events';
import { attributes } from './contract';
import { root } from './root';

function openDialog(dialog: HTMLDialogElement): void {
  dialog.showModal();
  root.setAttribute(attributes.dialogOpen, '');
}

function runCommand(event: Event): void {
  const button = closestTarget(event, 'button[command]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else openDialog(dialog);
}

/** Opens and closes dialogs in browsers without the `command` attribute; a click on a dialog's link or backdrop closes it. */
export function handleDialogs(): void {
  addEventListener(
    'click',
    (event) => {
      if (!('command' in HTMLButtonElement.prototype)) runCommand(event);
      else if (closestTarget(event, 'button[command=show-modal]')) root.setAttribute(attributes.dialogOpen, '');
      const dialog = closestTarget(event, 'dialog');
      if (!(dialog instanceof HTMLDialogElement)) return;
      // The target of a click on the backdrop is the dialog itself.
      if (event.target === dialog || closestTarget(event, 'dialog a[href]')) dialog.close();
    },
    true,
  );
  // The `close` event does not bubble, but it can be captured.
  addEventListener('close', () => root.removeAttribute(attributes.dialogOpen), true);
}
