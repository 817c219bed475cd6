import { DataError } from '~/schemas/dataFile';

/** The errors of several files, which an owner sees all at once. */
export interface ErrorCollector {
  /** A line each. */
  readonly errors: string[];
  /**
   * Reads something, and collects its errors.
   * @param getReplacement makes what stands in the place of what has errors, so that all else can be checked
   */
  readonly read: <Value>(getValue: () => Value, getReplacement: () => Value) => Value;
}

export function createErrorCollector(): ErrorCollector {
  const errors: string[] = [];
  return {
    errors,
    read(getValue, getReplacement) {
      try {
        return getValue();
      } catch (error) {
        if (!(error instanceof DataError)) throw error;
        errors.push(...error.errors);
        return getReplacement();
      }
    },
  };
}

/** @throws DataError with all errors that were collected while something was read */
export function readOrThrow<Value>(read: (collector: ErrorCollector) => Value): Value {
  const collector = createErrorCollector();
  const value = read(collector);
  if (collector.errors.length > 0) throw new DataError(collector.errors);
  return value;
}
