// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { showToast } from '~/features/toasts/showToast';
import { contact } from '~tests/support/content/en';
import { renderInShell } from '~tests/support/render';
import { MailForm } from './MailForm';

vi.mock('~/features/toasts/showToast');
// jsdom goes nowhere but within the page.
vi.mock('~/lib/mailto', () => ({ mailto: vi.fn<() => string>(() => '#mail') }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // jsdom lays nothing out: a test in a browser holds that the panel shown after sending comes into sight.
  Element.prototype.scrollIntoView = () => undefined;
});

const content = contact.form;
const names = ['firstName', 'lastName', 'email', 'message'] as const;

const field = (name: (typeof names)[number] | 'subject') => screen.getByLabelText<HTMLInputElement>(content[name]);
const values = () => [...names, 'subject' as const].map((name) => field(name).value);

async function fill(user: UserEvent): Promise<void> {
  for (const name of names) {
    field(name).focus();
    await user.paste(name === 'email' ? 'a@b.example' : name);
  }
  await user.selectOptions(field('subject'), 'media');
}

const filled = ['firstName', 'lastName', 'a@b.example', 'message', 'media'];

test('the draft is there again the next time, and goes when the visitor clears it', async () => {
  const first = await renderInShell(<MailForm content={content} />);
  expect(screen.queryByText(content.draftKept)).toBeNull();
  await fill(first.user);
  expect(screen.getByText(content.draftKept)).toBeTruthy();
  first.unmount();
  const { user } = await renderInShell(<MailForm content={content} />);
  expect(values()).toEqual(filled);
  await user.click(screen.getByText(content.clear));
  expect(values()).toEqual(['', '', '', '', '']);
  expect(localStorage.getItem('contact-draft')).toBeNull();
  expect(screen.queryByText(content.clear)).toBeNull();
  expect(document.activeElement).toBe(screen.getByText(content.submit));
});

test('a message that cannot be copied is there to be copied by hand', async () => {
  const { user } = await renderInShell(<MailForm content={content} />);
  await fill(user);
  await user.click(screen.getByText(content.submit));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByText(content.copy));
  expect(showToast).toHaveBeenLastCalledWith('error', content.copyFailed);
  expect(screen.getByText(content.fallbackText, { exact: false })).toBeTruthy();
});
