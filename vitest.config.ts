import { resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { defineConfig } from 'vitest/config';
import { clearSettings } from './tests/support/clear-settings.ts';
import { SummaryReporter } from './tests/support/summary-reporter.ts';
import { writeTestData } from './tests/support/test-data.ts';

// Here, before any worker starts and before any test builds the site.
clearSettings(process.env);
// What an owner edits changes no test but those of tests/browser/own.
process.env['SITE_DATA'] = writeTestData('tests/fixtures/data', 'data', '.cache/test-data');

// As our scripts are: Vite's own loader of configurations knows neither aliases nor imports without an ending.
const { dataPlugins }: typeof import('./scripts/build/data-plugins.ts') = await tsImport(
  './scripts/build/data-plugins.ts',
  import.meta.url,
);

const alias = { 'virtual:news': resolve('tests/support/news/built-lists.ts') };

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: dataPlugins(),
  test: {
    // Its modules leave out the endings of files, which plain Node refuses.
    server: { deps: { inline: ['@material/material-color-utilities'] } },
    reporters: ['default', new SummaryReporter()],
    // Many tests wait for a child process or a server, while another has the processor.
    maxWorkers: 3,
    // Limits are for what never happens: other programs may have the processor.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{src,relay,scripts}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          // Importing takes most of their time.
          isolate: false,
          setupFiles: ['tests/support/unit-setup.ts'],
        },
      },
      {
        extends: true,
        resolve: { alias },
        test: {
          // Whole commands in processes of their own, git among them: `npm run check` goes without.
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tests/engines/**/*.test.ts', 'tests/support/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          // The files of a worker share one browser.
          isolate: false,
          maxWorkers: 2,
          // After the unit tests, which would slow the browsers down.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
