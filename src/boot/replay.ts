import { closestTarget, hasModifier } from '~/lib/events';
import { attributes, events } from './contract';
import { fetchesApplication, startApplication } from './start';

/** Stops an event that needs the application and starts that: then the event is repeated, or the browser's way is taken. */
function postpone(event: Event, repeat: () => void, giveUp: () => void): void {
  if (!fetchesApplication() || document.documentElement.hasAttribute(attributes.ready)) return;
  event.preventDefault();
  const answer = ({ type }: Event) => {
    removeEventListener(events.ready, answer);
    removeEventListener(events.missing, answer);
    if (type === events.ready) repeat();
    else giveUp();
  };
  addEventListener(events.ready, answer);
  addEventListener(events.missing, answer);
  startApplication();
}

function fallBack(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) return location.assign(control.href);
  const output = control.parentElement?.querySelector('output');
  if (output) output.textContent = control.getAttribute(attributes.replay);
}

/** Makes clicks and submits on elements marked `attributes.replay` wait for the application. */
export function replayEarlyClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const control = closestTarget(event, `:is(a, button)[${attributes.replay}]`);
      if (!(control instanceof HTMLElement) || event.defaultPrevented || hasModifier(event)) return;
      postpone(
        event,
        () => control.click(),
        () => fallBack(control),
      );
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = closestTarget(event, `form[${attributes.replay}]`);
      if (form instanceof HTMLFormElement)
        postpone(
          event,
          () => form.requestSubmit(),
          () => form.submit(),
        );
    },
    true,
  );
}
