import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests of accessibility are short to read and long to run: begun last, they would be waited for. */
function isLong({ moduleId }: TestSpecification): boolean {
  return /\/accessibility\//.test(moduleId);
}

/** Vitest's own order, by what it knows of earlier runs or by size, but for the files that last the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
