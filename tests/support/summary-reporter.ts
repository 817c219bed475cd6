import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with a plain line for CI, such as `120 passed, 0 failed, 12 skipped`. What cannot run is a failure. */
export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const states = modules.flatMap(({ children }) => [...children.allTests()].map((test) => test.result().state));
    const count = (state: string) => states.filter((one) => one === state).length;
    const errors = modules.reduce((sum, module) => sum + module.errors().length, strayErrors.length);
    const [passed, skipped] = [count('passed'), count('skipped')];
    // A test that neither passed nor was skipped was cut off.
    console.log(`${passed} passed, ${errors + states.length - passed - skipped} failed, ${skipped} skipped`);
  }
}
