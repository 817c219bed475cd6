import * as v from 'valibot';
import { companyPlateNames } from '~/config/companyPlateNames';
import { altText, markdown, plainName, searchable, sentence } from './fields';
import type { SchemaOutput, SchemaSite } from './schemaSite';
import { uniqueItems, toHref, httpsAddress, inLanguages, picklist } from './settingValues';

const texts = (site: SchemaSite) =>
  v.strictObject({
    /** What the word means that the company is named by. */
    meaning: searchable(sentence()),
    kind: searchable(sentence()),
    tagline: searchable(sentence()),
    description: searchable(sentence()),
    longDescription: markdown(site),
    imageAlt: altText(),
    market: searchable(sentence()),
    focus: searchable(sentence()),
  });

const orderError = 'this is no whole number from 1';

/** A company of the portfolio: its facts, and its words in every language. */
export const companySchema = (site: SchemaSite) =>
  v.strictObject({
    order: v.pipe(v.number(), v.integer(orderError), v.minValue(1, orderError)),
    name: plainName(),
    founded: v.pipe(v.string(), v.regex(/^\d{4}$/, 'a year has four digits'), v.transform(Number)),
    industry: plainName(),
    /** One website, or several with a label each, such as their countries. */
    websites: v.pipe(
      v.array(v.strictObject({ url: httpsAddress(), label: v.optional(v.strictObject(inLanguages(sentence()))) })),
      v.check(
        (sites) => sites.length < 2 || sites.every(({ label }) => label !== undefined),
        'if there are several, each needs a label',
      ),
      uniqueItems(({ url }) => toHref(url), 'this website is there twice'),
    ),
    plate: picklist(companyPlateNames),
    ...inLanguages(texts(site)),
  });

export type Company = SchemaOutput<typeof companySchema>;
type Texts = SchemaOutput<typeof texts>;

/** A company as a page shows it in one language. */
export interface CompanyContent extends Pick<Company, 'name' | 'founded' | 'plate'>, Texts {
  /** Name of the company's file, and fragment id of its section. */
  readonly id: string;
  readonly websites: readonly { readonly url: string; readonly label?: string }[];
}
