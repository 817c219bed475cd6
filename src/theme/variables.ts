/**
 * The theme's values that have a custom property, by their path. Material UI would print some three hundred of them,
 * 20 kB a page; the styles of this site read these. A new component may read another group, and then fails as it
 * renders ("Cannot read properties of undefined"), or another value, and then goes without that one declaration: give it
 * its line here. Material UI's documentation of a component names what it reads.
 */
const printed: ReadonlySet<string> = new Set([
  'palette.text.primary',
  'palette.text.secondary',
  'palette.background.default',
  'palette.background.paper',
  'palette.divider',
  'palette.primary.main',
  'palette.primary.dark',
  'palette.primary.contrastText',
  'palette.secondary.main',
  'palette.error.main',
  'palette.outline',
  'palette.night.main',
  'palette.night.deep',
  'palette.night.glow',
  'shape.borderRadius',
]);

/** Read by Material UI as it makes its styles, where the theme says otherwise afterwards: no page prints them. */
const overridden: ReadonlySet<string> = new Set([
  'palette.text.disabled',
  'palette.success.main',
  'palette.info.main',
  'palette.warning.main',
  'palette.action.active',
  'palette.action.disabled',
  'palette.action.hoverOpacity',
  'palette.common.onBackground',
  'palette.Button.inheritContainedBg',
  'palette.Input.autofillWebkitBoxShadow',
  'opacity.inputPlaceholder',
  'shadows.0',
]);

/** For `createTheme`: whether a value of the theme has no custom property, e.g. `['palette', 'text', 'primary']`. */
export function shouldSkipGeneratingVar(path: string[]): boolean {
  return !printed.has(path.join('.')) && !overridden.has(path.join('.'));
}

/** Whether pages print a custom property, e.g. `--palette-text-primary`. */
export function isPrinted(name: string): boolean {
  return printed.has(name.slice(2).replaceAll('-', '.'));
}
