/** Errors about the files of companies. */
import { join } from 'node:path';
import type { Company } from '~/schemas/company';
import { fold } from '~/shared/fold';
import { listDataFiles } from '~scripts/lib/system-files';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** What sets a company apart: readers see no difference of case, accents and blanks. */
const companyIdentity = ({ name, order }: Company) => ({ name: fold(name).replaceAll(/\s+/g, ' ').trim(), order });

/** Errors about companies with the same name or the same order. */
export function findRepeatedCompanies(
  dataFolder: string,
  companies: readonly (Company & { readonly companyId: string })[],
): readonly string[] {
  return (['name', 'order'] as const).flatMap((key) =>
    companies.flatMap((company, index) => {
      const same = companies
        .slice(0, index)
        .find((other) => companyIdentity(other)[key] === companyIdentity(company)[key]);
      return same === undefined
        ? []
        : [`${dataFolder}/companies/${company.companyId}.json: ${key}: ${same.companyId}.json has the same`];
    }),
  );
}

/** Companies whose file has a wrong name, and a site without companies. */
export function findCompanyFileErrors({ dataFolder }: Pick<SiteSettings, 'dataFolder'>): readonly string[] {
  const folder = join(dataFolder, 'companies');
  const files = listDataFiles(folder);
  return [
    ...files
      .filter((file) => !/^[a-z\d-]+\.json$/.test(file))
      .map((file) => `${join(folder, file)}: name it as in blue-harbour.json: small letters and hyphens`),
    ...(!files.some((file) => file.endsWith('.json')) ? [`${folder}: add a company`] : []),
  ];
}
