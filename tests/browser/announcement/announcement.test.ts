import { expect, test } from 'vitest';
import { answerOtherHosts } from '~tests/browser/build/other-hosts';
import { openPage, ownerSiteUrl } from '~tests/support/browser';
import { readContent } from '~tests/support/content/read';

const site = `${await ownerSiteUrl('Kingston')}en/`;

test('announcement, offer of another language and header stand one below the other', async (context) => {
  const { page } = await openPage(context, {
    siteUrl: site,
    path: '/about',
    locale: 'es-MX',
    mockExternal: answerOtherHosts,
  });
  const offer = page.getByRole('link', { name: readContent('es').shell.language.available });
  await offer.waitFor();
  const parts = [
    page.locator('aside', { hasText: 'The annual report of' }),
    page.locator('aside', { has: offer }),
    page.getByRole('banner'),
  ];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const [announcement, hint, header] = boxes.map((box) => ({
      top: box?.y ?? NaN,
      bottom: (box?.y ?? NaN) + (box?.height ?? NaN),
    }));
    expect(announcement?.top).toBe(0);
    expect(hint?.top).toBe(announcement?.bottom);
    expect(header?.top).toBe(hint?.bottom);
  }
});
