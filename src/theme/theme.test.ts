import { describe, expect, test } from 'vitest';
import { schemes } from '~generated/palette';
import { schemeStyles as printSchemes } from './schemeStyles';
import { headlineVariant } from './typography';

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
});

test('a longer headline is smaller', () => {
  const lengths = [40, 41, 64, 65, 500];
  expect(lengths.map((length) => headlineVariant('display', 'a'.repeat(length)))).toEqual([
    'display',
    'title',
    'title',
    'heading',
    'heading',
  ]);
  expect(headlineVariant('title', 'a'.repeat(65))).toBe('heading');
});
