/** Tests that Material UI's components look as its documentation says, on a page of a site that has them, in both schemes. */
import { expect, test } from 'vitest';
import { getSiteUrl, openPage } from '~tests/support/browser';
import { waitUntilReady } from '~tests/support/pages';
import { expectComponents, expectOverlays, findDifferences } from './components';
import { answerOtherHosts } from './other-hosts';

test.for(['light', 'dark'] as const)(
  "in the %s scheme, Material UI's components have its colours, spaces and shadows",
  async (colorScheme, context) => {
    const siteUrl = await getSiteUrl('components');
    const { page } = await openPage(context, {
      siteUrl,
      path: '/about',
      colorScheme,
      mockExternal: answerOtherHosts,
    });
    await waitUntilReady(page);
    expect(await findDifferences(page, colorScheme)).toEqual([]);
    await expectComponents(page);
    await expectOverlays(page, colorScheme);
  },
);
