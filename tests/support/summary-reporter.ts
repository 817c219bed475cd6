import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends a run with a line on its time and machine and a plain one on its tests, such as `120 passed, 0 failed, 12 left out: There is no firefox`; stands last among the
 * reporters. A file that cannot run, or a stray error, is a failure.
 */
export class SummaryReporter implements Reporter {
  readonly #start = performance.now();

  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const results = modules.flatMap(({ children }) => [...children.allTests()].map((test) => test.result()));
    const passed = results.filter(({ state }) => state === 'passed').length;
    const skipped = results.filter(({ state }) => state === 'skipped');
    const errors = modules.reduce((count, module) => count + module.errors().length, strayErrors.length);
    const leftOut = new Map<string, number>();
    for (const result of skipped) {
      // Tests that a filter leaves out have no note.
      const note = 'note' in result ? (result.note ?? '') : '';
      if (note !== '') leftOut.set(note, (leftOut.get(note) ?? 0) + 1);
    }
    const notes = [...leftOut].map(([note, count]) => `, ${count} left out: ${note}`);
    const [{ model = 'unknown' } = {}] = cpus();
    const memory = `${Math.round(totalmem() / 2 ** 30)} GB of memory`;
    console.log(
      `${Math.round((performance.now() - this.#start) / 1000)} s on ${availableParallelism()} processors (${model.trim()}), ${memory}, Node ${process.versions.node}`,
    );
    // A test that neither passed nor was skipped was cut off.
    console.log(`${passed} passed, ${errors + results.length - passed - skipped.length} failed${notes.join('')}`);
  }
}
