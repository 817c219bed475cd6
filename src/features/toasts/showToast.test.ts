import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, showToast, toastStore, type ToastType } from './showToast';

const messages = () => toastStore.getState().toasts.map(({ message }) => message);

beforeEach(() => {
  for (const { id } of toastStore.getState().toasts) dismissToast(id);
});

describe('the store of toasts', () => {
  test.for<ToastType>(['blank', 'error', 'success', 'loading', 'custom'])(
    'holds a toast of type %s until it is dismissed',
    (type) => {
      const id = showToast(type, 'a message');
      expect(toastStore.getState().toasts).toEqual([{ id, type, message: 'a message' }]);
      dismissToast(id);
      expect(toastStore.getState().toasts).toEqual([]);
    },
  );

  test('keeps the order of asking, the same message twice included', () => {
    for (const message of ['a', 'b', 'a']) showToast('blank', message);
    expect(messages()).toEqual(['a', 'b', 'a']);
  });

  test('dismisses one and leaves the others', () => {
    const [, second] = ['a', 'b', 'c'].map((message) => showToast('blank', message));
    dismissToast(second ?? 0);
    expect(messages()).toEqual(['a', 'c']);
  });

  test('never gives an id twice, so that a late dismissal meets no later toast', () => {
    const first = showToast('blank', 'a');
    dismissToast(first);
    showToast('blank', 'b');
    dismissToast(first);
    expect(messages()).toEqual(['b']);
  });

  test('tells its subscribers of each change', () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = toastStore.subscribe(listener);
    dismissToast(showToast('success', 'a'));
    unsubscribe();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
