/** The site's own lint rules, which oxlint loads as a plugin (.oxlintrc.json). */

/** Attributes whose text a visitor reads or hears. */
const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'helperText',
  'label',
  'message',
  'placeholder',
  'primary',
  'secondary',
  'title',
]);

const hasWords = (value) => typeof value === 'string' && /\p{L}|\p{N}/u.test(value);

/** Refuses texts that stand in a component, because the site has several languages. */
const noTextInJsx = {
  meta: {
    type: 'problem',
    messages: {
      text: "The site has several languages: put this text into data/content/<language>/ and read it from `content`. To try something out, write {'…'} for now.",
      attribute:
        "The site has several languages: put this text into data/content/<language>/ and write {{name}}={content.…}. To try something out, write {{name}}={'…'} for now.",
    },
  },
  create: (context) => ({
    JSXText(node) {
      if (hasWords(node.value)) context.report({ node, messageId: 'text' });
    },
    JSXAttribute(node) {
      const name = node.name.name;
      if (textAttributes.has(name) && node.value?.type === 'Literal' && hasWords(node.value.value))
        context.report({ node, messageId: 'attribute', data: { name } });
    },
  }),
};

/** Whether an expression is Material UI's theme by its name, such as `theme`, `props.theme` or `useTheme()`. */
function isTheme(node) {
  if (node?.type === 'Identifier') return node.name === 'theme';
  if (node?.type === 'MemberExpression') return node.property.name === 'theme';
  return node?.type === 'CallExpression' && node.callee.name === 'useTheme';
}

/** Whether a pattern takes Material UI's theme apart: `({ theme: { palette } })`, `const { palette } = useTheme()`. */
function takesThemeApart({ parent }) {
  if (parent.type === 'Property') return parent.key.name === 'theme';
  return parent.type === 'VariableDeclarator' && isTheme(parent.init);
}

/** Refuses `theme.palette`, which has the colours of the light scheme alone. */
const noThemePalette = {
  meta: {
    type: 'problem',
    messages: {
      palette: 'Use theme.vars.palette: theme.palette has the colours of the light scheme, also on a dark page.',
    },
  },
  create: (context) => ({
    MemberExpression(node) {
      if (node.property.name === 'palette' && isTheme(node.object)) context.report({ node, messageId: 'palette' });
    },
    ObjectPattern(node) {
      const palette = node.properties.find(({ key }) => key?.name === 'palette');
      if (palette && takesThemeApart(node)) context.report({ node: palette, messageId: 'palette' });
    },
  }),
};

export default {
  meta: { name: 'site' },
  rules: { 'no-text-in-jsx': noTextInJsx, 'no-theme-palette': noThemePalette },
};
