import type { CompanyId } from '~/content/companies';

/** What home and portfolio say of a company; name, founding year and sites are facts. */
export interface CompanyTexts {
  readonly kind: string;
  readonly tagline: string;
  /** The question of a customer that the company answers. */
  readonly question: string;
  readonly description: string;
  readonly longDescription: string;
  readonly imageAlt: string;
  readonly market: string;
  readonly focus: string;
}

export type CompaniesContent = Readonly<Record<CompanyId, CompanyTexts>>;
