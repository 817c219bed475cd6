import type { Reporter, TestModule } from 'vitest/node';

/** The parts of a test module that the count needs. */
export interface CountedModule {
  readonly children: { allTests(): Iterable<{ result(): { readonly state: string } }> };
  errors(): readonly unknown[];
}

/** One line for machines, e.g. `120 passed, 0 failed`. A file that can't be run, or a stray error, is a failure too. */
export function summarize(modules: readonly CountedModule[], strayErrors: number): string {
  let passed = 0;
  let failed = strayErrors;
  for (const module of modules) {
    failed += module.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed += 1;
      // A test that neither passed nor was skipped was cut off.
      else if (state !== 'skipped') failed += 1;
    }
  }
  return `${passed} passed, ${failed} failed`;
}

/** Ends a run with a plain line of its result; stands last among the reporters. */
export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    console.log(summarize(modules, strayErrors.length));
  }
}
