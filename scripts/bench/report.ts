/** Middle of the sorted values; the lower of two. NaN for none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Bytes over the wire in Lighthouse's list of requests: all of them, and the scripts'. */
export function pageBytes(details: unknown): { readonly total: number; readonly script: number } {
  const items: readonly unknown[] = isRecord(details) && Array.isArray(details['items']) ? details['items'] : [];
  let total = 0;
  let script = 0;
  for (const item of items) {
    if (!isRecord(item) || typeof item['transferSize'] !== 'number') continue;
    total += item['transferSize'];
    if (item['resourceType'] === 'Script') script += item['transferSize'];
  }
  return { total, script };
}

/** A table for a terminal: first column left, figures right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
