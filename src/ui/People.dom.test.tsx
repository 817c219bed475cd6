import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wrapInShell } from '~tests/support/render';
import { People } from './People';

test('a person without a portrait has a larger name', () => {
  const file = { src: '/paz.jpg', width: 400, height: 500, sources: [] };
  const items = [
    { name: 'Elinor Halyard', role: 'Chair' },
    { name: 'Óscar Paz', role: 'Chair', picture: { image: { name: 'paz', alt: '', file } } },
  ];
  render(wrapInShell(<People items={items} />));
  const variants = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ className }) => /MuiTypography-(h\w+)/.exec(className)?.[1]);
  expect(variants).toEqual(['h2Small', 'h3']);
  expect(screen.getAllByRole('presentation')).toHaveLength(1);
});
