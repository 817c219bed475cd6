import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '~/config/languages';
import { chart } from '~tests/support/content/en';
import { inShell } from '~tests/support/render';
import { harbourIds, harbourZones } from './harbours';
import { HarbourTimes } from './HarbourTimes';

test('the harbours have their own time, which the page is not sent with', async () => {
  const line = inShell(<HarbourTimes words={chart} form="line" />);
  const names = harbourIds.map((id) => `${chart.harbours[id]} ${chart.localTime} `);
  const sent = renderToString(line);
  expect(sent.replaceAll(/<style.*?<\/style>|<[^>]*>/g, '')).toBe(names.join(''));
  render(line);
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      harbourIds.map((id, index) => {
        const format = new Intl.DateTimeFormat(languages.en.tag, { timeStyle: 'short', timeZone: harbourZones[id] });
        return (names[index] ?? '') + format.format(Date.now());
      }),
    ),
  );
});
