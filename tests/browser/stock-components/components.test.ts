/** Tests that Material UI's components look as its documentation says, on a page of a site that has them, in both schemes. */
import { expect, test } from 'vitest';
import { getSiteUrl, openPage } from '~tests/support/browser';
import { waitUntilReady } from '~tests/support/pages';
import { expectComponents, expectOverlays, findDifferences } from './components';

test.for(['light', 'dark'] as const)(
  "in the %s scheme, Material UI's components have the palette's colours, and do what they do elsewhere",
  async (colorScheme, context) => {
    const siteUrl = await getSiteUrl('stock-components');
    const { page } = await openPage(context, {
      siteUrl,
      path: '/portfolio',
      colorScheme,
    });
    await waitUntilReady(page);
    expect(await findDifferences(page, colorScheme)).toEqual([]);
    await expectComponents(page);
    await expectOverlays(page, colorScheme);
  },
);
