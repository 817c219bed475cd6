/** Compares the years and days of the data with the moment of the build. */
import { join } from 'node:path';
import type { Company } from '~/schemas/company';
import { DataError } from '~/schemas/dataFile';
import type { SiteSettings } from '~scripts/settings/site-settings';

const hour = 3_600_000;

interface Settings extends Pick<SiteSettings, 'dataFolder' | 'settings'> {
  readonly addedPages: readonly { readonly id: string; readonly date?: string }[];
}

interface DatedData {
  readonly companies: readonly (Pick<Company, 'founded'> & { readonly companyId: string })[];
  readonly milestones: { readonly milestones: readonly { readonly year: string }[] };
}

/** Years that a company may plan for end with the next one; what was done was done today or before. */
function findFutureErrors({ dataFolder, settings }: Settings, { companies, milestones }: DatedData, now: Date) {
  const site = join(dataFolder, 'site.json');
  const latestYear = now.getUTCFullYear() + 1;
  // East of Greenwich a day begins up to 14 hours earlier.
  const today = new Date(now.getTime() + 14 * hour).toISOString().slice(0, 10);
  const years: readonly (readonly [place: string, year: string | number])[] = [
    [`${site}: foundingYear`, settings.foundingYear],
    ...companies.map(
      ({ companyId, founded }) => [`${join(dataFolder, 'companies', companyId)}.json: founded`, founded] as const,
    ),
    ...milestones.milestones.map(
      ({ year }, index) => [`${join(dataFolder, 'milestones.json')}: milestones.${index}.year`, year] as const,
    ),
  ];
  const days = ['legalReviewed', 'privacyChanged', 'termsChanged'] as const;
  return [
    ...years
      .filter(([, year]) => Number(year) > latestYear)
      .map(([place, year]) => `${place}: ${year} is in the future: the latest year is ${latestYear}`),
    ...days
      .filter((key) => settings[key] > today)
      .map((key) => `${site}: ${key}: ${settings[key]} is in the future: write the day on which it was done`),
  ];
}

/** Years that are likely misspelt: what the company did before it was there, and companies that are centuries older. */
function findEarlyYears({ dataFolder, settings: { foundingYear } }: Settings, { companies, milestones }: DatedData) {
  const oldestCompany = foundingYear - 200;
  return [
    ...companies
      .filter(({ founded }) => founded < oldestCompany)
      .map(
        ({ companyId, founded }) =>
          `${join(dataFolder, 'companies', companyId)}.json: founded: ${founded}: is this the year?`,
      ),
    ...milestones.milestones.flatMap(({ year }, index) =>
      Number(year) < foundingYear
        ? [
            `${join(dataFolder, 'milestones.json')}: milestones.${index}.year: ${year} is before foundingYear, ${foundingYear}`,
          ]
        : [],
    ),
  ];
}

/** Names dates of releases so far ahead that the year is likely wrong. */
function findFarDates({ addedPages, dataFolder }: Settings, now: Date): readonly string[] {
  const yearAhead = new Date(now);
  yearAhead.setUTCFullYear(now.getUTCFullYear() + 1);
  const last = yearAhead.toISOString().slice(0, 10);
  return addedPages.flatMap(({ id, date = '' }) =>
    date > last ? [`${join(dataFolder, id)}.json: date: ${date} is more than a year ahead: is the year right?`] : [],
  );
}

/**
 * @returns what an owner should know of the dates: a line each
 * @throws DataError with a line for each that lies in the future
 */
export function checkDates(siteSettings: Settings, data: DatedData, now: Date): readonly string[] {
  const errors = findFutureErrors(siteSettings, data, now);
  if (errors.length > 0) throw new DataError(errors);
  return [...findEarlyYears(siteSettings, data), ...findFarDates(siteSettings, now)];
}
