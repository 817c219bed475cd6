import type { Language } from '~/config/languages';
import { schedulingSlotMinutes } from '~/config/limits';
import type { Site } from '~/config/site';
import type { BuildPlaceholder } from '~/content/schemas/fields';
import type { SiteData } from './read-data';

type Counts = SiteData['shell'][Language]['counts'];

/** A count of things in words: "five companies". From the words' end on, numbers are written in digits. */
export function counted(count: number, { one, many }: Counts['companies'], numbers: readonly string[]): string {
  return count === 1 ? one : many.replace('{count}', numbers[count - 2] ?? String(count));
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the build puts into the sentences of a language. */
export function placeholderValues(
  { shell, companies }: SiteData,
  language: Language,
  site: Site,
): Readonly<Record<BuildPlaceholder, string>> {
  const { numbers, companies: companyWords, industries } = shell[language].counts;
  const industryTotal = new Set(companies.map(({ industry }) => industry)).size;
  return {
    brand: site.brand,
    email: site.email,
    foundingYear: String(site.foundingYear),
    slotMinutes: String(schedulingSlotMinutes),
    companyCount: capitalized(counted(companies.length, companyWords, numbers)),
    companyTotal: String(companies.length),
    companyNames: companies.map(({ name }) => name).join(', '),
    companyQuestions: companies.map((company) => company[language].question).join(' '),
    industryCount: counted(industryTotal, industries, numbers),
  };
}
