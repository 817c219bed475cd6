/**
 * In place of Material UI's function of this name (vite.config.ts): the classes of a component's parts, from which those
 * are left out that no rule selects. With them each document is 0.3 kB more, which may cost it a round trip.
 */
type Slots = Readonly<Record<string, readonly (string | false | null | undefined)[]>>;

/** States, and parts of components that their own styles or the theme's find by class. */
const selected = /^Mui(?:-.+|InputBase-formControl|OutlinedInput-notchedOutline|Breadcrumbs-li)$/;

const isKept = (name: string | undefined) => name !== undefined && (!name.startsWith('Mui') || selected.test(name));

// oxlint-disable-next-line import/no-default-export -- as the module that it replaces
export default function composeClasses(
  slots: Slots,
  utilityClass: (name: string) => string,
  given: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(slots).map(([slot, names]) => {
      const classes = names.flatMap((name) => (name ? [utilityClass(name), given[name]] : []));
      return [slot, classes.filter(isKept).join(' ')];
    }),
  );
}
