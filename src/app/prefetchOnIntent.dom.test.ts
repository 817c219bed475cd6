import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './prefetchOnIntent';

const preload = vi.fn<(path: string) => Promise<void>>();

/** Each test asks for addresses of its own, as an address is asked for once in the life of a page. */
beforeAll(() => prefetchOnIntent('/repo/', preload));
beforeEach(() => {
  preload.mockReset().mockResolvedValue(undefined);
});

function intend(href: string, type = 'pointerover'): void {
  document.body.innerHTML = `<a ${href === '' ? '' : `href="${href}"`}><b>a link</b></a>`;
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
}

test.for([
  ['pointed at', '/repo/pointed', 'pointerover', ['/pointed']],
  ['focused', '/repo/focused', 'focusin', ['/focused']],
  ['touched', '/repo/touched', 'touchstart', ['/touched']],
  ['to the home page', '/repo/', 'pointerover', ['/']],
  ['to another host', 'https://a.example/repo/about', 'pointerover', []],
  ['to a mail address', 'mailto:about@a.example', 'pointerover', []],
  ['outside the base path', '/about', 'pointerover', []],
  ['without an address', '', 'pointerover', []],
  ['to a neighbour of the base path', '/repository/about', 'pointerover', []],
] as const)('a link %s: %s by %s loads %j ahead', ([, href, type, loaded]) => {
  intend(href, type);
  expect(preload.mock.calls.flat()).toEqual(loaded);
});

test('a page is asked for once, whatever its query and fragment', () => {
  intend('/repo/once');
  intend('/repo/once?q=a#b', 'focusin');
  expect(preload.mock.calls).toEqual([['/once']]);
});

test('a page that failed to come is asked for again', async () => {
  preload.mockRejectedValueOnce(new Error('offline'));
  intend('/repo/again');
  await expect.poll(() => [intend('/repo/again'), preload.mock.calls.length].at(-1)).toBe(2);
});

test('nothing is loaded for a visitor who saves data', () => {
  vi.spyOn(navigator, 'connection', 'get').mockReturnValue({ saveData: true });
  intend('/repo/saving');
  expect(preload).not.toHaveBeenCalled();
});
