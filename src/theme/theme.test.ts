import type { ButtonProps } from '@mui/material/Button';
import type { TypographyProps } from '@mui/material/Typography';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { schemes } from './palette';
import { schemeStyles as printSchemes } from './schemeStyles';
import { theme } from './theme';

describe('the variables', () => {
  const schemeStyles = printSchemes();

  test('are printed for light, for dark by the attribute, and for dark by the system where nobody chose', () => {
    const { light, dark } = schemes;
    expect(schemeStyles).toContain(`:root, [data-scheme="light"]{color-scheme:light;`);
    expect(schemeStyles).toContain(`--palette-text-primary:${light.text.primary};`);
    const [system = '', chosen = ''] = schemeStyles
      .split('@media (prefers-color-scheme:dark)')
      .slice(1)
      .join('')
      .split('}}');
    expect(system).toMatch(/^\{:root:not\(\[data-scheme="light"\]\)\{color-scheme:dark;/);
    expect(system).toContain(`--palette-text-primary:${dark.text.primary};`);
    expect(chosen).toContain(':root[data-scheme="dark"]{color-scheme:dark;');
  });

  test('are those that the site reads: a page carries each of them', () => {
    expect(schemeStyles.length).toBeLessThan(3_000);
    expect(schemeStyles).not.toMatch(/Channel|-Alert-|--zIndex|--overlays|--font-|--shadows-1/);
  });

  test('every colour of the palette has one', () => {
    expect(theme.vars.palette.night.glow).toMatch(/^var\(--palette-night-glow/);
    expect(theme.vars.palette.outline).toMatch(/^var\(--palette-outline/);
  });
});

describe('the types', () => {
  test('know our variants and no others', () => {
    expectTypeOf<'display'>().toExtend<TypographyProps['variant']>();
    expectTypeOf<'night'>().toExtend<ButtonProps['variant']>();
    expectTypeOf<'h1'>().not.toExtend<TypographyProps['variant']>();
    expectTypeOf<'dispaly'>().not.toExtend<TypographyProps['variant']>();
    expectTypeOf<'contained'>().not.toExtend<ButtonProps['variant']>();
    expectTypeOf<'nigth'>().not.toExtend<ButtonProps['variant']>();
  });
});
