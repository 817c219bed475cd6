/** Checks colours and behaviour of the components on the page tests/fixtures/stock-components/PortfolioPage.tsx. */
import { getContrastRatio } from '@mui/material/styles';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { onNight, schemes } from '~/theme/palette';
import { theme } from '~/theme/theme';

type Scheme = 'light' | 'dark';

const inExample = (name: string): string => `[data-example="${name}"]`;

/** Returns a computed value of an element. */
const getStyle = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Returns a colour as the browser computes it. */
const computeColor = (page: Page, color: string) =>
  page.evaluate((value) => {
    const probe = document.createElement('i');
    probe.style.color = value;
    document.body.append(probe);
    const { color: computed } = getComputedStyle(probe);
    probe.remove();
    return computed;
  }, color);

/** Colours of components in a scheme: selector, property and the palette's value. */
function getColors(scheme: Scheme): readonly (readonly [selector: string, property: string, color: string])[] {
  const { palette } = theme.colorSchemes[scheme] ?? {};
  if (palette === undefined) throw new Error(`the theme has no scheme ${scheme}`);
  const colors: Readonly<Record<string, readonly (readonly [selector: string, property: string, color: string])[]>> = {
    Alert: [
      ['.MuiAlert-colorInfo', 'background-color', palette.Alert.infoStandardBg],
      ['.MuiAlert-colorInfo', 'color', palette.Alert.infoColor],
      ['.MuiAlert-filled', 'background-color', palette.Alert.warningFilledBg],
      ['.MuiAlert-outlined', 'border-block-start-color', palette.error.light],
    ],
    AppBar: [['.MuiAppBar-root', 'background-color', palette.secondary.main]],
    Chip: [
      ['.MuiChip-root', 'background-color', palette.action.selected],
      ['.MuiChip-colorPrimary', 'background-color', palette.primary.main],
      ['.MuiChip-colorPrimary', 'color', palette.primary.contrastText],
    ],
    Button: [
      ['.MuiButton-contained', 'background-color', palette.button.main],
      ['.MuiButton-contained', 'color', palette.button.text],
      ['.MuiButton-outlined', 'border-block-start-color', palette.text.primary],
      ['.Mui-disabled', 'background-color', palette.action.disabledBackground],
      ['.Mui-disabled', 'color', palette.action.disabled],
    ],
    'Button, sizes and icons': [['.MuiButton-contained', 'background-color', palette.secondary.main]],
    Badge: [['.MuiBadge-badge', 'background-color', palette.primary.main]],
    Avatar: [['.MuiAvatar-colorDefault', 'background-color', palette.Avatar.defaultBg]],
    Fab: [['.MuiFab-primary', 'background-color', palette.primary.main]],
    CircularProgress: [['.MuiCircularProgress-root', 'color', palette.primary.main]],
    LinearProgress: [['.MuiLinearProgress-bar', 'background-color', palette.primary.main]],
    Skeleton: [['.MuiSkeleton-rectangular', 'background-color', palette.Skeleton.bg]],
    Divider: [['.MuiDivider-root', 'border-block-end-color', palette.divider]],
    TextField: [['.MuiFilledInput-root', 'background-color', palette.FilledInput.bg]],
    Card: [['.MuiCard-root', 'background-color', palette.background.paper]],
    Table: [['.MuiTableCell-body', 'border-block-end-color', palette.divider]],
    Slider: [['.MuiSlider-root', 'color', palette.primary.main]],
  };
  return Object.entries(colors).flatMap(([name, lines]) =>
    lines.map(([selector, property, color]) => [`${inExample(name)} ${selector}`, property, color] as const),
  );
}

export async function expectOverlays(page: Page, scheme: Scheme): Promise<void> {
  const { palette } = theme.colorSchemes[scheme] ?? {};
  await page.getByRole('button', { name: 'A hint' }).hover();
  const tooltip = page.locator('.MuiTooltip-tooltip');
  await tooltip.waitFor();
  expect(await getStyle(tooltip, 'background-color')).toBe(await computeColor(page, String(palette?.Tooltip.bg)));
  await page.mouse.move(0, 0);

  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.locator('.MuiMenu-paper');
  expect(await getStyle(menu, 'box-shadow')).not.toBe('none');
  await menu.getByRole('menuitem').click();
  await menu.waitFor({ state: 'detached' });

  await page.locator('#movie').click();
  const list = page.locator('.MuiAutocomplete-paper');
  expect(await getStyle(list, 'box-shadow')).not.toBe('none');
  await list.getByRole('option').first().click();
  await list.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Open the dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  expect(await getStyle(dialog, 'box-shadow')).not.toBe('none');
  expect((await dialog.boundingBox())?.width).toBe(444);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Returns each colour that is not as expected, as a line. */
export async function findDifferences(page: Page, scheme: Scheme): Promise<readonly string[]> {
  const colors = getColors(scheme).map(
    async ([selector, property, color]) => [selector, property, await computeColor(page, color)] as const,
  );
  const lines: string[] = [];
  for (const [selector, property, value] of await Promise.all(colors)) {
    const actual = await getStyle(page.locator(selector).first(), property);
    if (actual !== value) lines.push(`${selector} ${property}: ${actual} instead of ${value}`);
  }
  return lines;
}

async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} is hidden`);
  return box;
}

/** The space between a field's label and the field. */
async function getLabelGap(page: Page, id: string): Promise<number> {
  const label = await getBox(page.locator(`label[for=${id}]`));
  const field = await getBox(page.locator(`.MuiInputBase-root:has(#${id})`));
  return field.y - label.y - label.height;
}

async function expectFields(page: Page): Promise<void> {
  const gaps = ['outlined-basic', 'filled-basic', 'standard-basic', 'movie'].map((id) => getLabelGap(page, id));
  for (const gap of await Promise.all(gaps)) expect(gap).toBeCloseTo(6, 0);
  const [field, autocomplete] = await Promise.all(
    ['outlined-basic', 'movie'].map((id) => getBox(page.locator(`.MuiInputBase-root:has(#${id})`))),
  );
  expect(autocomplete?.height).toBe(field?.height);

  // Texts and fields on the night can be read in both schemes.
  for (const selector of ['#night-card', '.MuiInputBase-root:has(#night-field)']) {
    const surface = page.locator(selector);
    const colors = [await getStyle(surface, 'color'), await getStyle(surface, 'background-color')] as const;
    expect(getContrastRatio(...colors), `contrast of ${selector}`).toBeGreaterThan(7);
  }
  expect(await getStyle(page.locator('#night-card'), '--mui-palette-outline')).toBe(onNight.outline);
  for (const [selector, color] of [
    ['#night-error', schemes.dark.error.main],
    ['#night-icon-button', onNight.ink],
  ] as const)
    expect(await getStyle(page.locator(selector), 'color')).toBe(await computeColor(page, color));
}

async function expectButtons(page: Page): Promise<void> {
  const small = page.locator(`${inExample('Button, sizes and icons')} .MuiButton-sizeSmall`);
  const text = page.locator(`${inExample('Button')} .MuiButton-text`);
  expect(await getStyle(small, 'padding-inline-start')).toBe(await getStyle(text, 'padding-inline-start'));
  // Buttons of a group have a line between them alone.
  for (const group of await page.locator('.MuiButtonGroup-root').all()) {
    const widths = await group
      .locator('button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderWidth));
    expect(widths).toEqual(['0px 1px 0px 0px', '0px 1px 0px 0px', '0px']);
  }
}

async function expectSnackbars(page: Page): Promise<void> {
  const snackbar = page.locator(`${inExample('SnackbarContent')} .MuiSnackbarContent-root`);
  const background = await getStyle(snackbar, 'background-color');
  const actions = await snackbar.getByRole('button').all();
  expect(actions).toHaveLength(2);
  for (const action of actions)
    expect(getContrastRatio(await getStyle(action, 'color'), background)).toBeGreaterThan(4.5);
  expect(await getStyle(page.locator('.MuiSnackbar-root'), 'z-index')).toBe(String(theme.zIndex.snackbar));
}

export async function expectComponents(page: Page): Promise<void> {
  await expectFields(page);
  await expectButtons(page);
  await expectSnackbars(page);
  // A button that floats is under the header, as Material UI's scale says.
  expect(await getStyle(page.getByRole('banner'), 'z-index')).toBe(String(theme.zIndex.appBar));
  for (const selector of [
    `${inExample('Card with a picture')} .MuiCard-root`,
    '.MuiPaper-elevation3',
    '.MuiFab-primary',
  ])
    expect(await getStyle(page.locator(selector).first(), 'box-shadow'), `${selector} box-shadow`).not.toBe('none');
  expect(await getStyle(page.locator('#narrow-accordion'), 'box-shadow')).toBe('none');

  // Three lines of text, and Material UI's measuring copy is hidden.
  const multiline = page.locator('textarea#outlined-multiline-flexible');
  const lineHeight = Number.parseFloat(await getStyle(multiline, 'line-height'));
  expect((await multiline.boundingBox())?.height).toBeLessThan(4 * lineHeight + 32);
  expect(await getStyle(page.locator('textarea[aria-hidden]').first(), 'visibility')).toBe('hidden');
  const slider = page.locator(`${inExample('Slider')} .MuiSlider-root`).first();
  const [thumb, track] = [await getBox(slider.locator('.MuiSlider-thumb')), await getBox(slider)];
  expect((thumb.x + thumb.width / 2 - track.x) / track.width).toBeCloseTo(0.3);

  // A placeholder is seen without the focus, a word in a table stays whole, and a text in the middle has equal margins.
  const placeholder = page.locator('#outlined-basic');
  expect(await placeholder.evaluate((field) => getComputedStyle(field, '::placeholder').opacity)).not.toBe('0');
  expect((await page.locator('#outlined-size-small').boundingBox())?.height).toBeLessThan(
    (await placeholder.boundingBox())?.height ?? 0,
  );
  expect((await page.locator(`${inExample('Table, narrow')} table`).boundingBox())?.width).toBeGreaterThan(300);
  const margins = await page.getByText('centred text').evaluate((text) => {
    const { marginLeft, marginRight } = getComputedStyle(text);
    return [marginLeft, marginRight];
  });
  expect(margins[0]).toBe(margins[1]);
  expect(margins[0]).not.toBe('0px');
  const end = await page.getByText('text on the right').evaluate((text) => {
    const right = text.parentElement?.getBoundingClientRect().right ?? Number.NaN;
    return right - text.getBoundingClientRect().right;
  });
  expect(end).toBeLessThan(30);
  // A word that is longer than the summary breaks.
  const widths = await page
    .locator('#narrow-accordion')
    .evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
  expect(widths[1]).toBe(widths[0]);
  // The input of a switch is transparent, so the ring is around its thumb.
  await page.getByRole('slider', { name: 'Volume' }).focus();
  await page.keyboard.press('Tab');
  const thumbRing = page.locator('.MuiSwitch-switchBase').first();
  expect([await getStyle(thumbRing, 'outline-style'), await getStyle(thumbRing, 'outline-width')]).toEqual([
    'solid',
    '3px',
  ]);

  await page.getByRole('button', { name: 'Accordion 2' }).click();
  await page
    .locator(`${inExample('Accordion')} .MuiAccordionDetails-root`)
    .last()
    .waitFor();
  await page.getByRole('tab', { name: 'Item Two' }).click();
  await expect.poll(() => page.getByRole('tab', { name: 'Item Two' }).getAttribute('aria-selected')).toBe('true');
}
