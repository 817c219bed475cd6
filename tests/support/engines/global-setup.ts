import type { TestProject } from 'vitest/node';
import { serve } from '~tests/support/global-setup';
import { findEngines, type FoundEngines } from './find-engines';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the flows are tried in, and what not. */
    readonly found: FoundEngines;
  }
}

/** Serves the built site, and looks for the browsers of other engines; the runner calls the result when the tests are over. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('found', findEngines());
  return serve(project);
}
