import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { SummaryReporter } from './tests/support/summary-reporter.ts';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    reporters: ['default', new SummaryReporter()],
    sequence: { sequencer: LongestFirst },
    // More than two browsers at a time would measure the machine.
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        resolve: { alias: { 'virtual:news-snapshots': resolve('tests/support/snapshots.ts') } },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'relay/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          // Many wait for a process or a server of theirs, while another has the processor.
          maxWorkers: 3,
          // Property-based tests and those that start processes take their time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // The files keep nothing but the browser of tests/support/browser.ts, which is started once for all of them.
          isolate: false,
          include: ['tests/browser/**/*.test.ts', 'tests/support/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          // After the unit tests, which would disturb its clocks.
          sequence: { groupOrder: 1 },
          // Some build the site.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/support/engines/global-setup.ts'],
          // After the tests in Chromium, which have clocks too.
          sequence: { groupOrder: 2 },
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
