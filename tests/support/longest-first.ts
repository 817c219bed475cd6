import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The accessibility matrix is short to read and long to run: begun last, it would be waited for. */
function isLong({ moduleId }: TestSpecification): boolean {
  return /\/accessibility\/\w\w\.test\.ts$/.test(moduleId);
}

/** Vitest's own order, by what it knows of earlier runs or by size, but for the files that last the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
