import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShell } from '~tests/support/render';
import { preloadToasts, showToast, Toasts, type ToastType } from './showToast';

/** Milliseconds in which notistack removes a closed toast: the toast moves out, then its space collapses. */
const leavingMs = 1_000;

/** Whether notistack moves the toast out: a toast that has moved in is not transformed. */
function isLeaving(toast: HTMLElement): boolean {
  return toast.style.transform !== 'none';
}

/** Advances the clock in steps, because React renders only between them. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) await act(() => vi.advanceTimersByTimeAsync(100));
}

/** Waits for a toast: the clock runs only until it is rendered, however busy the processor is. */
async function findToast(query: () => HTMLElement | null): Promise<HTMLElement> {
  await vi.dynamicImportSettled();
  let toast = query();
  while (toast === null) {
    await pass(100);
    toast = query();
  }
  return toast;
}

const page = (
  <>
    <button type="button">before</button>
    <Toasts />
  </>
);

const messages = () => screen.queryAllByRole('status').map((toast) => toast.textContent?.replace('Dismiss', ''));

test('a toast whose code cannot be loaded causes no error, and the next toasts load it again', async () => {
  vi.doMock('./ToastHost', () => {
    throw new Error('no connection');
  });
  await renderInShell(page);
  preloadToasts();
  // Vitest fails the first of two imports at once.
  await vi.dynamicImportSettled();
  const showInPlace = vi.fn<() => void>();
  const close = showToast('success', 'first', showInPlace);
  await vi.dynamicImportSettled();
  expect(showInPlace).toHaveBeenCalledOnce();
  close();
  vi.doUnmock('./ToastHost');
  showToast('success', 'second');
  showToast('success', 'third');
  expect(messages()).toEqual([]);
  await waitFor(() => expect(messages()).toEqual(['second', 'third']));
});

async function showAndFind(type: ToastType) {
  await renderInShell(page);
  const close = showToast(type, `is ${type}`);
  const toast = await findToast(() => screen.queryByRole(type === 'error' ? 'alert' : 'status'));
  expect(toast.textContent).toContain(`is ${type}`);
  return { close, toast };
}

describe('a toast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  // The durations are the specification's (section 9), not those of src/config/limits.ts.
  test.for([
    ['blank', 4_000],
    ['error', 4_000],
    ['success', 3_000],
    ['custom', 5_000],
  ] as const)('of type %s begins to leave after %s ms', async ([type, durationMs]) => {
    const { toast } = await showAndFind(type);
    await pass(durationMs - 200);
    expect(isLeaving(toast), `the ${type} toast leaves before ${durationMs} ms`).toBe(false);
    await pass(400);
    expect(isLeaving(toast), `the ${type} toast leaves after ${durationMs} ms`).toBe(true);
    await pass(leavingMs);
    expect(toast.isConnected).toBe(false);
  });

  test('of type loading stays until it is closed', async () => {
    const { close, toast } = await showAndFind('loading');
    await pass(20_000);
    expect(isLeaving(toast)).toBe(false);
    close();
    await pass(leavingMs);
    expect(toast.isConnected).toBe(false);
  });

  test('that closes itself returns the focus to the element that had it before', async () => {
    await renderInShell(page);
    showToast('success', 'read by keyboard');
    const toast = await findToast(() => screen.queryByText('read by keyboard'));
    screen.getByText('before').focus();
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await pass(3_400);
    // The toast begins to leave. A browser drops the focus of a hidden element.
    expect([toast.isConnected, document.activeElement]).toEqual([true, screen.getByText('before')]);
  });

  test('is closed by its translated button, and returns the focus to the element that had it before', async () => {
    await renderInShell(page, '/es', 'es');
    showToast('loading', 'a');
    const toast = await findToast(() => screen.queryByText('a'));
    screen.getByText('before').focus();
    const button = screen.getByRole('button', { name: 'Cerrar' });
    button.focus();
    fireEvent.click(button);
    // The toast leaves once it has moved in.
    await pass(2 * leavingMs);
    expect([document.activeElement, toast.isConnected]).toEqual([screen.getByText('before'), false]);
  });

  test('stays under the pointer', async () => {
    await renderInShell(page);
    showToast('success', 'hovered');
    const toast = await findToast(() => screen.queryByText('hovered'));
    fireEvent.mouseEnter(toast);
    await pass(3 * 3_000);
    expect(toast.isConnected).toBe(true);
    fireEvent.mouseLeave(toast);
    await pass(3_000 + leavingMs);
    expect(toast.isConnected).toBe(false);
  });
});

test('one closed by its caller leaves the others', async () => {
  await renderInShell(page);
  const [, closeSecond] = ['a', 'b', 'a'].map((message) => showToast('loading', message));
  closeSecond?.();
  await waitFor(() => expect(messages()).toEqual(['a', 'a']));
});
