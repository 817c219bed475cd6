import type { Reporter, TestModule } from 'vitest/node';

/**
 * Prints the names of the tests that failed, and a line for CI at the end, such as `120 passed, 0 failed, 12 skipped`. A test that
 * cannot run has failed.
 */
export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const states = tests.map((test) => test.result().state);
    const count = (state: string) => states.filter((one) => one === state).length;
    const errors = modules.reduce((sum, module) => sum + module.errors().length, strayErrors.length);
    const [passed, skipped] = [count('passed'), count('skipped')];
    for (const test of tests)
      if (test.result().state === 'failed') console.log(`failed: ${test.module.relativeModuleId} > ${test.fullName}`);
    // A test that neither passed nor was skipped has failed or was interrupted.
    console.log(`${passed} passed, ${errors + states.length - passed - skipped} failed, ${skipped} skipped`);
  }
}
