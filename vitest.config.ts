import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { clearSettings } from './tests/support/clear-settings.ts';
import { SummaryReporter } from './tests/support/summary-reporter.ts';

// Here, before any worker starts and before any test builds the site.
clearSettings(process.env);

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    reporters: ['default', new SummaryReporter()],
    maxWorkers: 2,
    // Most of a unit test file's time is importing; and the browser tests of a worker share one browser.
    isolate: false,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        resolve: { alias: { 'virtual:news-snapshots': resolve('tests/support/snapshots.ts') } },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'relay/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          setupFiles: ['tests/support/unit-setup.ts'],
          // Many wait for a child process or a server, while another has the processor.
          maxWorkers: 3,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tests/engines/**/*.test.ts', 'tests/support/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          // After the unit tests, which would slow the browsers down.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
