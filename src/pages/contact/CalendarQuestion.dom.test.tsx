import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { remove, setChoice } from '~/lib/visitorStorage';
import { renderInShell, wrapInShell } from '~tests/support/render';
import { AlwaysShown } from './CalendarQuestion';

test('a stored choice is shown after hydration, and by no first render', async () => {
  setChoice('calendar', 'always');
  const question = <AlwaysShown label="Always" />;
  expect(renderToString(wrapInShell(question))).not.toContain('checked');
  await renderInShell(question);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  remove('calendar');
});
