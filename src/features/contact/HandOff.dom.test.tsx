import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contact } from '~tests/support/content/en';
import { renderInShell } from '~tests/support/render';
import { stubMatchMedia } from '~tests/support/stub-match-media';
import { HandOff } from './HandOff';

const { form: texts } = contact;

test('the outcome of a copy is shown in the panel if the code of toasts cannot be loaded', async () => {
  vi.doMock('~/features/toasts/ToastHost', () => {
    throw new Error('no connection');
  });
  // jsdom implements neither of these.
  stubMatchMedia();
  const writeText = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('forbidden')).mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  await renderInShell(<HandOff mail={{ subject: 'Media', body: 'Hello' }} content={texts} />);
  const copy = () => fireEvent.click(screen.getByRole('button', { name: texts.copy }));
  const outcome = screen.getByRole('status');
  expect(outcome.textContent).toBe('');
  copy();
  await expect.poll(() => outcome.textContent).toBe(texts.copyFailed);
  copy();
  await expect.poll(() => outcome.textContent).toBe(texts.copied);
  expect(writeText).toHaveBeenCalledWith(`${texts.subject}: Media\n\nHello`);
});
