import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wrapInShell } from '~tests/support/render';
import { People } from './People';

test('a person without a portrait has initials, which assistive technology does not read', () => {
  const names = ['Elinor Halyard', 'Ana de la Cruz', 'Ñandú'];
  const items = names.map((name) => ({ name, role: 'Chair' }));
  const { container } = render(
    wrapInShell(<People items={[...items, { name: 'Óscar Paz', role: 'Chair', picture: 'paz' }]} />),
  );
  const initials = [...container.querySelectorAll('[aria-hidden=true]')].map(({ textContent }) => textContent);
  expect(initials).toEqual(['EH', 'AC', 'Ñ']);
});
