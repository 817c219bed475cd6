/** The placeholders that the build fills in: their values, and the errors of texts that have others. */
import { schedulingSlotMinutes } from '~/config/limits';
import { didYouMean, findSimilarName } from './similarName';

const placeholderNames = [
  'brand',
  'email',
  'foundingYear',
  'schedulingHost',
  'newsService',
  'slotMinutes',
  'companyTotal',
  'companyNames',
] as const;

/** The value of each placeholder in a language. */
export type PlaceholderValues = Readonly<Record<(typeof placeholderNames)[number], string>>;

/** The facts that the values follow from. */
export interface PlaceholderFacts {
  readonly settings: {
    readonly brand: string;
    readonly email: string;
    readonly foundingYear: number;
    readonly schedulingUrl: string;
    readonly url: string;
  };
  readonly newsServiceHost: string;
  /** The companies, in the order in which pages show them. */
  readonly companies: readonly { readonly name: string }[];
}

export const createPlaceholderValues = ({
  settings,
  newsServiceHost,
  companies,
}: PlaceholderFacts): PlaceholderValues => ({
  brand: settings.brand,
  email: settings.email,
  foundingYear: String(settings.foundingYear),
  schedulingHost: new URL(settings.schedulingUrl, settings.url).host,
  newsService: newsServiceHost,
  slotMinutes: String(schedulingSlotMinutes),
  companyTotal: String(companies.length),
  companyNames: companies.map(({ name }) => name).join(', '),
});

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/**
 * Finds every error in the placeholders of a text: unknown, malformed and missing ones.
 * @param required placeholders that the page fills in when it shows the text
 */
export function findPlaceholderErrors(text: string, required: readonly string[]): readonly string[] {
  const names = [...required, ...placeholderNames];
  const unknownPlaceholders = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([placeholder, word = '']) => {
    if (names.includes(word)) return [];
    return findSimilarName(word, names) === undefined
      ? `${placeholder} is unknown: the placeholders are ${inBraces(names)}`
      : `${placeholder}${didYouMean(word, names).replace(/(\w+)\?$/, '{$1}?')}`;
  });
  const brace = /[{}].{0,20}/.exec(text.replaceAll(/\{[^{}]*\}/g, ''))?.[0];
  const missingNames = required.filter((name) => !text.includes(`{${name}}`));
  return [
    ...unknownPlaceholders,
    ...(brace === undefined ? [] : [`${JSON.stringify(brace)}: braces stand around one word, such as {brand}`]),
    // An unknown placeholder is likely the one that is missing.
    ...(missingNames.length === 0 || unknownPlaceholders.length > 0
      ? []
      : [`the text must contain ${inBraces(missingNames)}`]),
  ];
}

/**
 * Fills in the placeholders of a text; those that a page fills in when it shows the text stay. A value that ends with a full stop, such
 * as "Kin Inc.", ends a sentence without another one.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const valuesByName: ReadonlyMap<string, string> = new Map(Object.entries(values));
  return text.replaceAll(/\{(\w+)\}(\.?)/g, (placeholder, name: string, stop: string) => {
    const value = valuesByName.get(name);
    if (value === undefined) return placeholder;
    return value.endsWith('.') ? value : value + stop;
  });
}
