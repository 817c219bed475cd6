import type { Reporter, TestModule } from 'vitest/node';

/** The parts of a test module that the count needs. */
interface CountedModule {
  readonly children: {
    allTests(): Iterable<{ result(): { readonly state: string; readonly note?: string | undefined } }>;
  };
  errors(): readonly unknown[];
}

/** E.g. `120 passed, 0 failed, 12 left out: There is no firefox`. A file that cannot run, or a stray error, is a failure. */
export function summarize(modules: readonly CountedModule[], strayErrors: number): string {
  let passed = 0;
  let failed = strayErrors;
  const leftOut = new Map<string, number>();
  for (const module of modules) {
    failed += module.errors().length;
    for (const test of module.children.allTests()) {
      const { state, note } = test.result();
      if (state === 'passed') passed += 1;
      // Tests that a filter leaves out have no note.
      else if (state === 'skipped') leftOut.set(note ?? '', (leftOut.get(note ?? '') ?? 0) + 1);
      // A test that neither passed nor was skipped was cut off.
      else failed += 1;
    }
  }
  leftOut.delete('');
  const lines = [...leftOut].map(([note, count]) => `, ${count} left out: ${note}`);
  return `${passed} passed, ${failed} failed${lines.join('')}`;
}

/** Ends a run with a plain line of its result; stands last among the reporters. */
export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    console.log(summarize(modules, strayErrors.length));
  }
}
