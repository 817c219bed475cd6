import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '~/config/languages';
import { chart } from '~tests/support/content/en';
import { inShell } from '~tests/support/render';
import { harbourIds, harbourZones } from './harbours';
import { HarbourTimes } from './HarbourTimes';

// The page is sent without: tests/browser/boot/without-script.test.ts.
test('the harbours have their own time', async () => {
  const names = harbourIds.map((id) => `${chart.harbours[id]} ${chart.localTime} `);
  render(inShell(<HarbourTimes words={chart} form="line" />));
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      harbourIds.map((id, index) => {
        const format = new Intl.DateTimeFormat(languages.en.tag, { timeStyle: 'short', timeZone: harbourZones[id] });
        return (names[index] ?? '') + format.format(Date.now());
      }),
    ),
  );
});
