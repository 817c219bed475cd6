import { closestTarget, hasModifier } from '~/lib/events';
import { attributes, events } from './contract';
import { fetchesApplication, startApplication } from './start';

/** Until the application is there, stops the event; then does it again, or what the page does without the application. */
function postpone(event: Event, again: () => void, without: () => void): void {
  if (!fetchesApplication() || document.documentElement.hasAttribute(attributes.ready)) return;
  event.preventDefault();
  const answer = ({ type }: Event) => {
    removeEventListener(events.ready, answer);
    removeEventListener(events.missing, answer);
    if (type === events.ready) again();
    else without();
  };
  addEventListener(events.ready, answer);
  addEventListener(events.missing, answer);
  startApplication();
}

/** Presses on links and buttons, and forms sent, that wait for the application: see `attributes.replay`. */
export function replayEarlyPresses(): void {
  addEventListener(
    'click',
    (event) => {
      const control = closestTarget(event, `:is(a, button)[${attributes.replay}]`);
      if (!(control instanceof HTMLElement) || event.defaultPrevented || hasModifier(event)) return;
      postpone(
        event,
        () => control.click(),
        () => control instanceof HTMLAnchorElement && location.assign(control.href),
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
