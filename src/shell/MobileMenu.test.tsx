// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '../../tests/support/render';
import { languages, publishedLanguages } from '../config/languages';
import { pathOf } from '../config/paths';
import { site } from '../config/site';
import { contentLoaders } from '../content/load';
import { mailto } from '../lib/mailto';
import { MenuButton, MobileMenu } from './MobileMenu';
import { mainPages } from './navigation';

const both = (
  <>
    <MenuButton />
    <MobileMenu />
  </>
);

// jsdom shows no dialog: what is in it counts as hidden.
const hidden = { hidden: true } as const;

const address = (link: string) => screen.getByRole('link', { ...hidden, name: link }).getAttribute('href');

test.each(publishedLanguages)(
  'leads to the main pages in their order, marks the current one, in %s',
  async (language) => {
    const { navigation } = await contentLoaders[language].shell();
    await renderInShell(both, { path: pathOf('about', language), language });
    const links = within(screen.getByRole('navigation', { ...hidden, name: navigation.label })).getAllByRole(
      'link',
      hidden,
    );
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual(
      mainPages.map((page) => [navigation.links[page], pathOf(page, language), page === 'about' ? 'page' : null]),
    );
  },
);

test('leads to the contact page, to the mail address, and to the page in its other languages', async () => {
  const { navigation } = await contentLoaders.en.shell();
  await renderInShell(both, { path: '/about' });
  expect(address(navigation.getStarted)).toBe('/contact');
  expect(address(site.email)).toBe(mailto(site.email));
  for (const language of publishedLanguages) {
    expect(address(languages[language].name)).toBe(pathOf('about', language));
  }
});

test('marks no page where it stands on none of them', async () => {
  await renderInShell(both, { path: '/nowhere' });
  expect(document.querySelector('[aria-current=page]')).toBeNull();
});

test('follows a link without loading the page anew, and marks where it arrived', async () => {
  const { navigation } = await contentLoaders.en.shell();
  const { user, router } = await renderInShell(both, { path: '/about' });
  await user.click(screen.getByRole('link', { ...hidden, name: navigation.links.portfolio }));
  expect(router.state.location.pathname).toBe('/portfolio');
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe(navigation.links.portfolio);
});

test('is opened and closed by commands of buttons, which work before any script', async () => {
  const { navigation } = await contentLoaders.en.shell();
  await renderInShell(both);
  const menu = screen.getByLabelText(navigation.menuLabel);
  const commands = [navigation.openMenu, navigation.closeMenu].map((name) => {
    const button = screen.getByRole('button', { ...hidden, name });
    return [button.getAttribute('command'), button.getAttribute('commandfor')];
  });
  expect(commands).toEqual([
    ['show-modal', menu.id],
    ['close', menu.id],
  ]);
});
