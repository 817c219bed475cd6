import type { Language } from '~/config/languages';
import { schedulingSlotMinutes } from '~/config/limits';
import type { Site } from '~/config/site.node.ts';
import { choosePluralForm, type PluralForms } from '~/shared/pluralForm';

/** What the values of placeholders follow from, in one language. */
export interface PlaceholderFacts {
  readonly site: Site;
  readonly companies: readonly { readonly name: string; readonly industry: string }[];
  readonly language: Language;
  /** The language's words for counts. */
  readonly counts: {
    readonly numbers: readonly string[];
    readonly companies: PluralForms;
    readonly industries: PluralForms;
  };
}

/** A count of things in words: "five companies". A number without a word is written in digits. */
export function countInWords(
  count: number,
  forms: PluralForms,
  numbers: readonly string[],
  language: Language,
): string {
  const form = choosePluralForm(forms, count, language);
  return form.replace('{count}', numbers[count - 2] ?? String(count));
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The placeholders of sentences, with functions that return their values. */
export const placeholders = {
  brand: ({ site }: PlaceholderFacts) => site.brand,
  legalName: ({ site }: PlaceholderFacts) => site.legalName,
  email: ({ site }: PlaceholderFacts) => site.email,
  foundingYear: ({ site }: PlaceholderFacts) => String(site.foundingYear),
  schedulingHost: ({ site }: PlaceholderFacts) => new URL(site.schedulingUrl, site.url).host,
  newsService: ({ site }: PlaceholderFacts) => (site.liveNews === null ? '' : new URL(site.liveNews.serviceUrl).host),
  slotMinutes: () => String(schedulingSlotMinutes),
  companyCount: ({ companies, counts, language }: PlaceholderFacts) =>
    capitalized(countInWords(companies.length, counts.companies, counts.numbers, language)),
  companyTotal: ({ companies }: PlaceholderFacts) => String(companies.length),
  companyNames: ({ companies }: PlaceholderFacts) => companies.map(({ name }) => name).join(', '),
  industryCount: ({ companies, counts, language }: PlaceholderFacts) =>
    countInWords(new Set(companies.map(({ industry }) => industry)).size, counts.industries, counts.numbers, language),
};
