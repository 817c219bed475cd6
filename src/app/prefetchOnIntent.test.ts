// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './prefetchOnIntent';

const preload = vi.fn<(path: string) => Promise<void>>();

/** Each test asks for addresses of its own, as an address is asked for once in the life of a page. */
beforeAll(() => prefetchOnIntent('/repo/', preload));
beforeEach(() => {
  preload.mockReset().mockResolvedValue(undefined);
});

function intend(href: string, type = 'pointerover'): void {
  document.body.innerHTML = `<a href="${href}"><b>a link</b></a><p>no link</p>`;
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
}

test.for(['pointerover', 'focusin', 'touchstart'])('%s on a link loads its page ahead', (type) => {
  intend(`/repo/${type}`, type);
  expect(preload.mock.calls).toEqual([[`/${type}`]]);
});

test('a page is asked for once, whatever its query and fragment', () => {
  intend('/repo/once');
  intend('/repo/once?q=a#b', 'focusin');
  expect(preload.mock.calls).toEqual([['/once']]);
});

test('the home page is one of them', () => {
  intend('/repo/');
  expect(preload.mock.calls).toEqual([['/']]);
});

test('a page that failed to come is asked for again', async () => {
  preload.mockRejectedValueOnce(new Error('offline'));
  intend('/repo/again');
  await vi.waitFor(() => {
    intend('/repo/again');
    expect(preload).toHaveBeenCalledTimes(2);
  });
});

test.for([
  ['another host', 'https://a.example/repo/about'],
  ['a mail address', 'mailto:about@a.example'],
  ['outside the base path', '/about'],
  ['a neighbour of the base path', '/repository/about'],
])('nothing is loaded for a link to %s', ([, href]) => {
  intend(href ?? '');
  expect(preload).not.toHaveBeenCalled();
});

test('nothing is loaded for a visitor who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  intend('/repo/saving');
  expect(preload).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});

test('nothing is loaded beside a link', () => {
  intend('/repo/beside', 'no-such-event');
  document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(preload).not.toHaveBeenCalled();
});
