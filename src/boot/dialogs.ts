import { closestTarget } from '~/lib/events';

/** A button's `command`, for browsers that do not know it yet. */
function runCommand(event: Event): void {
  const button = closestTarget(event, 'button[command]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

/** Opens and closes dialogs where the browser does not do it by itself; a link in a dialog closes it everywhere. */
export function handleDialogs(): void {
  addEventListener(
    'click',
    (event) => {
      if (!('command' in HTMLButtonElement.prototype)) runCommand(event);
      const dialog = closestTarget(event, 'dialog');
      if (!(dialog instanceof HTMLDialogElement)) return;
      // A press on the backdrop is one on the dialog itself: `closedby="any"`.
      const isBackdrop = event.target === dialog && !('closedBy' in HTMLDialogElement.prototype);
      if (isBackdrop || closestTarget(event, 'dialog a[href]')) dialog.close();
    },
    true,
  );
}

/** In a search field, WebKit takes the Escape key for itself: it empties the field, and the dialog stays. */
export function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const dialog = closestTarget(event, 'dialog input')?.closest('dialog');
  if (!dialog) return;
  event.preventDefault();
  dialog.close();
}
