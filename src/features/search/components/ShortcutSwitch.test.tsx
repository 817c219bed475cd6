// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { attributes } from '~/boot/contract';
import { plainSlashKey } from '~/config/storage';
import { renderInShell } from '~tests/support/render';
import { ShortcutSwitch } from './ShortcutSwitch';

document.documentElement.setAttribute(attributes.script, '');

const box = () => screen.getByRole('checkbox', { name: 'Open by key' });

test('keeps the visitor’s choice for the next page', async () => {
  const { user, unmount } = await renderInShell(<ShortcutSwitch label="Open by key" />);
  expect(box()).toHaveProperty('checked', true);
  await user.click(box());
  expect(box()).toHaveProperty('checked', false);
  expect(localStorage.getItem(plainSlashKey)).toBe('');
  unmount();
  const next = await renderInShell(<ShortcutSwitch label="Open by key" />);
  expect(box()).toHaveProperty('checked', false);
  await next.user.click(box());
  expect(localStorage.getItem(plainSlashKey)).toBeNull();
});

test('stays on where nothing can be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await renderInShell(<ShortcutSwitch label="Open by key" />);
  await user.click(box());
  expect(box()).toHaveProperty('checked', true);
  vi.restoreAllMocks();
});
