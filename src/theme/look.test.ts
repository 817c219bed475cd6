import { afterEach, expect, test, vi } from 'vitest';

/** The theme of a site with other settings of its look. */
async function importTheme(look: { readonly textScale: number; readonly corners: number }) {
  vi.resetModules();
  vi.doMock('virtual:site', async (importOriginal) => {
    const original = await importOriginal<typeof import('virtual:site')>();
    return { ...original, site: { ...original.site, ...look } };
  });
  const { theme } = await import('./theme');
  return { theme };
}

afterEach(() => {
  vi.doUnmock('virtual:site');
  vi.resetModules();
});

test('text has the size of the design, and grows with the setting', async () => {
  const usual = await importTheme({ textScale: 1, corners: 2 });
  expect(usual.theme.typography).toMatchObject({
    subtitle1: { fontSize: 'clamp(1.125rem,1.05rem + 0.4vw,1.375rem)' },
    body1: { fontSize: '1.0625rem' },
    body2: { fontSize: '0.9375rem' },
    caption: { fontSize: '0.875rem' },
  });
  const larger = await importTheme({ textScale: 20 / 17, corners: 2 });
  expect(larger.theme.typography).toMatchObject({
    subtitle1: { fontSize: 'clamp(1.3235rem,1.2353rem + 0.4706vw,1.6176rem)' },
    body1: { fontSize: '1.25rem' },
    body2: { fontSize: '1.1029rem' },
    caption: { fontSize: '1.0294rem' },
    h2: usual.theme.typography.h2,
  });
});

test('corners have the radius of the setting', async () => {
  const { theme } = await importTheme({ textScale: 1, corners: 26 });
  expect(theme.shape.borderRadius).toBe(26);
  expect(JSON.stringify(theme.generateStyleSheets())).toContain('"--mui-shape-borderRadius":"26px"');
});
