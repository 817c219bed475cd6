/** Header rules in the `_headers` syntax that Cloudflare Pages and Netlify share. */
export interface HeaderRule {
  readonly pattern: RegExp;
  readonly set: readonly { readonly name: string; readonly value: string }[];
  /** Names, in lower case, that the rule takes away again (`! Name`). */
  readonly unset: readonly string[];
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/**
 * Reads a `_headers` file.
 * @throws Error naming the line that is neither a path, a header, a comment nor blank.
 */
export function parseHeaderRules(source: string): readonly HeaderRule[] {
  const rules: { pattern: RegExp; set: { name: string; value: string }[]; unset: string[] }[] = [];
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (content.startsWith('/') && line.startsWith('/')) {
      rules.push({ pattern: patternOf(content), set: [], unset: [] });
      continue;
    }
    const rule = rules.at(-1);
    const header = /^([\w-]+):\s*(.*)$/.exec(content);
    const removal = /^!\s*([\w-]+)$/.exec(content);
    if (rule !== undefined && header?.[1] !== undefined && header[2] !== undefined) {
      rule.set.push({ name: header[1], value: header[2] });
    } else if (rule !== undefined && removal?.[1] !== undefined) {
      rule.unset.push(removal[1].toLowerCase());
    } else {
      throw new Error(`_headers, line ${index + 1}: expected a path or an indented "Name: value", found "${content}"`);
    }
  }
  return rules;
}

/**
 * Headers for a path: every matching rule counts, in file order; a header that several rules set is joined
 * by commas, as the hosts do.
 * @param paths The spellings of one path (with and without the base path); a rule matches if any does.
 */
export function headersFor(rules: readonly HeaderRule[], paths: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!paths.some((path) => rule.pattern.test(path))) continue;
    for (const name of rule.unset) headers.delete(name);
    for (const { name, value } of rule.set) {
      const key = name.toLowerCase();
      const earlier = headers.get(key);
      headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}
