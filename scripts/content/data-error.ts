/** Data that the site cannot be built from: one line for each fault, e.g. `data/content/es/about.json: hero.heading: …`. */
export class DataError extends Error {
  override name = 'DataError';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}
