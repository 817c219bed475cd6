// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { announceReady, attributes, events } from './contract';
import { replayEarlyClicks } from './replay';

const root = document.documentElement;
const act = vi.fn<(event: Event) => void>();
const announceMissing = () => dispatchEvent(new Event(events.missing));

function show(markup: string): void {
  document.body.innerHTML = markup;
}

function click(selector: string, options: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

beforeAll(() => replayEarlyClicks());
beforeEach(() => {
  vi.stubEnv('DEV', false);
  root.setAttribute(attributes.files, 'data:text/javascript,');
  root.removeAttribute(attributes.ready);
  root.removeAttribute(attributes.started);
  act.mockReset().mockImplementation((event) => event.preventDefault());
  // The application's own listeners; jsdom navigates nowhere.
  for (const type of ['click', 'submit'])
    document.body.addEventListener(type, (event) => {
      if (!event.defaultPrevented) act(event);
    });
});
afterEach(() => {
  announceReady();
  document.body.replaceWith(document.createElement('body'));
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe.each(['button', 'a href="#x"'])('a click on <%s> that waits for the application', (tag) => {
  const markup = `<${tag} ${attributes.replay}><b>Name</b></${tag.split(' ')[0]}>`;

  test('starts it, and is done once, when it is there', () => {
    show(markup);
    expect(click('b').defaultPrevented).toBe(true);
    expect(root.hasAttribute(attributes.started)).toBe(true);
    expect(act).not.toHaveBeenCalled();
    announceReady();
    expect(act).toHaveBeenCalledTimes(1);
    announceReady();
    announceMissing();
    expect(act).toHaveBeenCalledTimes(1);
  });

  test.for(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])("is the browser's with %s", (key) => {
    show(markup);
    click('b', { [key]: true });
    expect(act).toHaveBeenCalledTimes(1);
    expect(root.hasAttribute(attributes.started)).toBe(false);
  });

  test('is done at once when the application is there already, or is loaded by the page', () => {
    show(markup);
    root.setAttribute(attributes.ready, '');
    click('b');
    expect(act).toHaveBeenCalledTimes(1);
    root.removeAttribute(attributes.ready);
    root.removeAttribute(attributes.files);
    click('b');
    expect(act).toHaveBeenCalledTimes(2);
  });
});

test('a link leads on where the application does not come', () => {
  show(`<a href="#news" ${attributes.replay}>News</a>`);
  click('a');
  announceMissing();
  expect(location.hash).toBe('#news');
});

test('other links and buttons never wait, not those in a form that does either', () => {
  show(`<a href="#x">A link</a><form ${attributes.replay}><button type="button">Clear</button></form>`);
  for (const selector of ['a', 'button']) click(selector);
  expect(act).toHaveBeenCalledTimes(2);
});

describe('a form sent before the application is there', () => {
  beforeEach(() => show(`<form ${attributes.replay}><button>Send</button></form>`));

  test('is sent as the page would where it does not come', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    document.querySelector('form')?.requestSubmit();
    announceMissing();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(act).not.toHaveBeenCalled();
  });
});
