import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { newsListsPlugin } from './scripts/build/news-lists.ts';
import { SummaryReporter } from './tests/support/summary-reporter.ts';

// The shell's own mode must not make other tests: with NODE_ENV=production, React has no act().
process.env['NODE_ENV'] = 'test';

// Vite reads this file, and what it imports, without resolving aliases and names that have no extension; its runner does.
const runner = { configFile: false, resolve: { tsconfigPaths: true } } as const;
const { module: load } = await runnerImport<typeof import('./src/content/load.ts')>('./src/content/load.ts', runner);
const { module: plugin } = await runnerImport<typeof import('./src/content/plugin.ts')>(
  './src/content/plugin.ts',
  runner,
);

const loader = load.createSiteLoader({ dataFolder: 'data', environment: {}, now: new Date() });

const common: TestProjectInlineConfiguration = {
  plugins: [plugin.contentPlugin(loader), newsListsPlugin(() => new Map())],
  resolve: {
    tsconfigPaths: true,
    alias: {
      '~/': `${resolve('src')}/`,
    },
  },
  test: {
    // Limits are for what never happens: other programs may have the processor.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
};

export default defineConfig({
  ...common,
  test: {
    ...common.test,
    // Before any worker starts.
    globalSetup: ['tests/support/global-setup.ts'],
    reporters: ['default', new SummaryReporter()],
    // Many tests wait for a child process or a server, while another has the processor.
    maxWorkers: 3,
    // One after the other: the files of a worker share its modules, until a file needs another environment.
    projects: [
      mergeConfig(common, {
        test: {
          name: 'dom',
          include: ['{src,scripts,tests/unit}/**/*.dom.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      }),
      mergeConfig(common, {
        test: {
          name: 'unit',
          include: ['{src,relay,scripts,tests/unit}/**/!(*.dom).test.ts'],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      }),
      mergeConfig(common, {
        test: {
          // Whole commands in processes of their own, git among them: `npm run check` goes without.
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      }),
      mergeConfig(common, {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tests/engines/**/*.test.ts', 'tests/support/**/*.test.ts'],
          globalSetup: ['tests/support/browser-global-setup.ts'],
          // The files of a worker share one browser.
          isolate: false,
          maxWorkers: 2,
          // Last, as others would slow the browsers down.
          sequence: { groupOrder: 3 },
        },
      }),
    ],
  },
});
