import { parseSync } from 'vite';

/** Attributes that a visitor reads or hears. */
const visibleAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

interface Node {
  readonly type: string;
}

function isNode(value: unknown): value is Node & Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nodesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function hasLetters(text: unknown): text is string {
  return typeof text === 'string' && /\p{L}/u.test(text);
}

/** Texts an expression may come to: its literals, through conditions and templates, not what it calls or looks up. */
function textsOf(expression: unknown): readonly string[] {
  if (!isNode(expression)) return [];
  switch (expression.type) {
    case 'Literal':
      return hasLetters(expression['value']) ? [expression['value']] : [];
    case 'TemplateLiteral':
      return nodesOf(expression['quasis']).flatMap((quasi) => {
        const value = isNode(quasi) ? quasi['value'] : null;
        return typeof value === 'object' && value !== null && 'cooked' in value && hasLetters(value.cooked)
          ? [value.cooked]
          : [];
      });
    case 'ConditionalExpression':
      return [...textsOf(expression['consequent']), ...textsOf(expression['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return expression['operator'] === '===' || expression['operator'] === '!=='
        ? []
        : [...textsOf(expression['left']), ...textsOf(expression['right'])];
    case 'JSXExpressionContainer':
      return textsOf(expression['expression']);
    default:
      return [];
  }
}

function nameOf(attribute: Readonly<Record<string, unknown>>): string {
  const { name } = attribute;
  return isNode(name) && typeof name['name'] === 'string' ? name['name'] : '';
}

function visit(value: unknown, found: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found);
    return;
  }
  if (!isNode(value)) return;
  if (value.type === 'JSXElement' || value.type === 'JSXFragment') {
    for (const child of nodesOf(value['children'])) {
      if (!isNode(child)) continue;
      if (child.type === 'JSXText' && hasLetters(child['value'])) found.push(child['value'].trim());
      if (child.type === 'JSXExpressionContainer') found.push(...textsOf(child));
    }
  }
  if (value.type === 'JSXAttribute' && visibleAttributes.has(nameOf(value))) found.push(...textsOf(value['value']));
  for (const part of Object.values(value)) visit(part, found);
}

/**
 * Texts in a component's own code that a visitor would read or hear, whatever language the page is in.
 * @throws Error where the file can't be read as TSX
 */
export function visibleStrings(path: string, code: string): readonly string[] {
  const { program, errors } = parseSync(path, code, { lang: 'tsx' });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'not TSX'}`);
  const found: string[] = [];
  visit(program, found);
  return found;
}
