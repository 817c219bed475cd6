import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wrapInShell } from '~tests/support/render';
import { Icon } from './Icon';

test('an icon has its size and no filling without the page’s styles', () => {
  const { container } = render(wrapInShell(<Icon name="feed" size="large" />));
  const icon = container.querySelector('svg');
  expect(['width', 'height', 'fill'].map((name) => icon?.getAttribute(name))).toEqual(['1em', '1em', 'none']);
});
