import { fallbackTag, type Language } from '~/config/knownLanguages';
import { schedulingSlotMinutes } from '~/config/limits';
import type { Site } from '~/config/site';
import { choosePluralForm, type PluralForms } from '~/shared/pluralForm';

/** What sentences of a language are filled in from. */
export interface Facts {
  readonly site: Site;
  readonly companies: readonly ({ readonly name: string; readonly industry: string } & Readonly<
    Partial<Record<Language, { readonly question: string }>>
  >)[];
  readonly language: Language;
  /** The language's words for counts. */
  readonly counts: {
    readonly numbers: readonly string[];
    readonly companies: PluralForms;
    readonly industries: PluralForms;
  };
}

/** A count of things in words: "five companies". From the words' end on, numbers are written in digits. */
export function counted(count: number, forms: PluralForms, numbers: readonly string[], language: Language): string {
  const form = choosePluralForm(forms, count, [language, fallbackTag]);
  return form.replace('{count}', numbers[count - 2] ?? String(count));
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the build puts into sentences. */
export const placeholders = {
  brand: ({ site }: Facts) => site.brand,
  legalName: ({ site }: Facts) => site.legalName,
  email: ({ site }: Facts) => site.email,
  foundingYear: ({ site }: Facts) => String(site.foundingYear),
  schedulingHost: ({ site }: Facts) => new URL(site.schedulingUrl, site.url).host,
  newsService: ({ site }: Facts) => new URL(site.liveNews.serviceUrl).host,
  slotMinutes: () => String(schedulingSlotMinutes),
  companyCount: ({ companies, counts, language }: Facts) =>
    capitalized(counted(companies.length, counts.companies, counts.numbers, language)),
  companyTotal: ({ companies }: Facts) => String(companies.length),
  companyNames: ({ companies }: Facts) => companies.map(({ name }) => name).join(', '),
  companyQuestions: ({ companies, language }: Facts) =>
    companies.flatMap((company) => company[language]?.question ?? []).join(' '),
  industryCount: ({ companies, counts, language }: Facts) =>
    counted(new Set(companies.map(({ industry }) => industry)).size, counts.industries, counts.numbers, language),
};
