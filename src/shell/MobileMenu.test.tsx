// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shellLoaders } from '~/app/pageLoaders';
import { languages, publishedLanguages } from '~/config/languages';
import { site } from '~/config/site';
import { linkedPages, pathOf, shortNameOf } from '~/content/pages';
import { mailto } from '~/lib/mailto';
import { renderInShell } from '~tests/support/render';
import { MenuButton, MobileMenu } from './MobileMenu';

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
    const { navigation } = await shellLoaders[language]();
    await renderInShell(both, { path: pathOf('about', language), language });
    const links = within(screen.getByRole('navigation', { ...hidden, name: navigation.label })).getAllByRole(
      'link',
      hidden,
    );
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual(
      linkedPages('header').map((page) => [
        shortNameOf(page, language),
        pathOf(page, language),
        page === 'about' ? 'page' : null,
      ]),
    );
  },
);

test('leads to the contact page, to the mail address, and to the page in its other languages', async () => {
  const { navigation } = await shellLoaders.en();
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
  const { user, router } = await renderInShell(both, { path: '/about' });
  await user.click(screen.getByRole('link', { ...hidden, name: shortNameOf('portfolio', 'en') }));
  expect(router.state.location.pathname).toBe('/portfolio');
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe(shortNameOf('portfolio', 'en'));
});

test('is opened and closed by commands of buttons, which work before any script', async () => {
  const { navigation } = await shellLoaders.en();
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
