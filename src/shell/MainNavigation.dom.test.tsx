import { Link } from '@mui/material';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '~generated/site';
import { readContent } from '~tests/support/content/read';
import { renderInShell } from '~tests/support/render';
import { MainNavigation } from './MainNavigation';

test('a link to another site stands at its place in the header, opens a new tab, and says so', async () => {
  const { shell } = readContent('fr');
  // The header of the tests' data names no link, so the link takes the place of its second page.
  const [, id = ''] = site.header;
  const links = [{ id, url: 'https://investors.example', label: 'Investisseurs', footer: false }];
  await renderInShell(<MainNavigation link={Link} />, '/fr', 'fr', { ...shell, links });
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names.slice(0, 2)).toEqual([shell.pages.home.name, `Investisseurs ${shell.opensInNewTab}`]);
  const link = screen.getByRole('link', { name: /^Investisseurs/ });
  expect(link).toMatchObject({ href: 'https://investors.example/', target: '_blank', rel: 'noopener noreferrer' });
});
