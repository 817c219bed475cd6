/** Checks colours and behaviour of the components on the page tests/fixtures/stock-components/AboutPage.tsx. */
import { getContrastRatio } from '@mui/material/styles';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { onNight } from '~/theme/palette';
import { theme } from '~/theme/theme';

type Scheme = 'light' | 'dark';

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
  return [
    ['#info', 'background-color', palette.Alert.infoStandardBg],
    ['#info', 'color', palette.Alert.infoColor],
    ['#error', 'background-color', palette.Alert.errorFilledBg],
    ['#warning', 'background-color', palette.Alert.warningFilledBg],
    ['#app-bar', 'background-color', palette.secondary.main],
    ['#success', 'border-block-start-color', palette.success.light],
    ['#chip', 'background-color', palette.action.selected],
    ['#chip-primary', 'background-color', palette.primary.main],
    ['#chip-primary', 'color', palette.primary.contrastText],
    ['#contained', 'background-color', palette.button.main],
    ['#contained', 'color', palette.button.text],
    ['#secondary', 'background-color', palette.secondary.main],
    ['#outlined-button', 'border-block-start-color', palette.text.primary],
    ['#disabled', 'background-color', palette.action.disabledBackground],
    ['#disabled', 'color', palette.action.disabled],
    ['#badge > .MuiBadge-badge', 'background-color', palette.primary.main],
    ['#avatar', 'background-color', palette.Avatar.defaultBg],
    ['#fab', 'background-color', palette.primary.main],
    ['#circular', 'color', palette.primary.main],
    ['#linear .MuiLinearProgress-bar', 'background-color', palette.primary.main],
    ['#skeleton', 'background-color', palette.Skeleton.bg],
    ['#divider', 'border-block-end-color', palette.divider],
    ['.MuiFilledInput-root', 'background-color', palette.FilledInput.bg],
    ['#card', 'background-color', palette.background.paper],
    ['#cell', 'border-block-end-color', palette.divider],
    ['#slider', 'color', palette.primary.main],
  ];
}

export async function expectOverlays(page: Page, scheme: Scheme): Promise<void> {
  const { palette } = theme.colorSchemes[scheme] ?? {};
  await page.getByRole('button', { name: 'A hint' }).hover();
  const tooltip = page.locator('.MuiTooltip-tooltip');
  await tooltip.waitFor();
  expect(await getStyle(tooltip, 'background-color')).toBe(await computeColor(page, String(palette?.Tooltip.bg)));
  await page.mouse.move(0, 0);

  await page.getByRole('button', { name: 'Menu', exact: true }).last().click();
  const menu = page.locator('.MuiMenu-paper');
  expect(await getStyle(menu, 'box-shadow')).not.toBe('none');
  await page.getByRole('menuitem').click();
  await menu.waitFor({ state: 'detached' });

  await page.locator('#autocomplete').click();
  const list = page.locator('.MuiAutocomplete-paper');
  expect(await getStyle(list, 'box-shadow')).not.toBe('none');
  await page.getByRole('option').click();
  await list.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Dialog' }).click();
  expect(await getStyle(page.locator('.MuiDialog-paper'), 'box-shadow')).not.toBe('none');
  expect((await page.locator('.MuiDialog-paper').boundingBox())?.width).toBe(444);
  await page.keyboard.press('Escape');
  await page.locator('.MuiDialog-paper').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Snackbar' }).click();
  const snackbar = page.locator('.MuiSnackbarContent-root');
  await snackbar.waitFor();
  const background = await getStyle(snackbar, 'background-color');
  for (const action of await snackbar.getByRole('button').all())
    expect(getContrastRatio(await getStyle(action, 'color'), background)).toBeGreaterThan(4.5);
  expect(await getStyle(page.locator('.MuiSnackbar-root'), 'z-index')).toBe(String(theme.zIndex.snackbar));
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
  const gaps = ['outlined', 'filled', 'standard', 'autocomplete'].map((id) => getLabelGap(page, id));
  for (const gap of await Promise.all(gaps)) expect(gap).toBeCloseTo(6, 0);
  const [field, autocomplete] = await Promise.all(
    ['outlined', 'autocomplete'].map((id) => getBox(page.locator(`.MuiInputBase-root:has(#${id})`))),
  );
  expect(autocomplete?.height).toBe(field?.height);

  // Texts and fields on the night can be read in both schemes.
  for (const selector of ['#night-card', '.MuiInputBase-root:has(#night-field)']) {
    const surface = page.locator(selector);
    const colors = [await getStyle(surface, 'color'), await getStyle(surface, 'background-color')] as const;
    expect(getContrastRatio(...colors), `contrast of ${selector}`).toBeGreaterThan(7);
  }
  expect(await getStyle(page.locator('#night-card'), '--mui-palette-outline')).toBe(onNight.outline);
}

async function expectButtons(page: Page): Promise<void> {
  const padding = await getStyle(page.locator('#text'), 'padding-inline-start');
  expect(await getStyle(page.locator('#small-text'), 'padding-inline-start')).toBe(padding);
  // Buttons of a group have a line between them alone.
  for (const group of ['#text-group', '#contained-group']) {
    const widths = await page
      .locator(`${group} button`)
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderWidth));
    expect(widths, `borders in ${group}`).toEqual(['0px 1px 0px 0px', '0px']);
  }
}

export async function expectComponents(page: Page): Promise<void> {
  await expectFields(page);
  await expectButtons(page);
  // A button that floats is under the header, as Material UI's scale says.
  expect(await getStyle(page.getByRole('banner'), 'z-index')).toBe(String(theme.zIndex.appBar));
  for (const selector of ['#card', '#paper', '#fab'])
    expect(await getStyle(page.locator(selector), 'box-shadow'), `${selector} box-shadow`).not.toBe('none');
  expect(await getStyle(page.locator('#accordion'), 'box-shadow')).toBe('none');

  // Three lines of text, and Material UI's measuring copy is hidden.
  const multiline = page.locator('textarea#multiline');
  const lineHeight = Number.parseFloat(await getStyle(multiline, 'line-height'));
  expect((await multiline.boundingBox())?.height).toBeLessThan(4 * lineHeight + 32);
  expect(await getStyle(page.locator('textarea[aria-hidden]').first(), 'visibility')).toBe('hidden');
  const thumb = await page.locator('#slider .MuiSlider-thumb').boundingBox();
  const slider = await page.locator('#slider').boundingBox();
  if (thumb === null || slider === null) throw new Error('the slider is hidden');
  expect((thumb.x + thumb.width / 2 - slider.x) / slider.width).toBeCloseTo(0.3);

  // A placeholder is seen without the focus, a word in a table stays whole, and a text in the middle has equal margins.
  const placeholder = page.locator('#outlined');
  expect(await placeholder.evaluate((field) => getComputedStyle(field, '::placeholder').opacity)).not.toBe('0');
  expect((await page.locator('#small').boundingBox())?.height).toBeLessThan(
    (await placeholder.boundingBox())?.height ?? 0,
  );
  expect((await page.locator('#table').boundingBox())?.width).toBeGreaterThan(300);
  const margins = await page.locator('#centred').evaluate((text) => {
    const { marginLeft, marginRight } = getComputedStyle(text);
    return [marginLeft, marginRight];
  });
  expect(margins[0]).toBe(margins[1]);
  expect(margins[0]).not.toBe('0px');
  const end = await page.locator('#right').evaluate((text) => {
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
  await page.locator('#radio').focus();
  await page.keyboard.press('Tab');
  const thumbRing = page.locator('.MuiSwitch-switchBase');
  expect([await getStyle(thumbRing, 'outline-style'), await getStyle(thumbRing, 'outline-width')]).toEqual([
    'solid',
    '3px',
  ]);

  await page.getByRole('button', { name: 'Summary' }).click();
  await page.locator('#details').waitFor();
  await page.getByRole('tab', { name: 'Second' }).click();
  await expect.poll(() => page.getByRole('tab', { name: 'Second' }).getAttribute('aria-selected')).toBe('true');
}
