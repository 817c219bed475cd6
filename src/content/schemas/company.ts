import * as v from 'valibot';
import type { Language } from '~/config/languages';
import { httpsAddress, inLanguages, markdown, plain, sentence } from './fields';
import type { Block } from './markdown';

const texts = v.strictObject({
  kind: sentence(),
  tagline: sentence(),
  /** The question of a customer that the company answers. */
  question: sentence(),
  description: sentence(),
  longDescription: markdown(),
  imageAlt: plain(),
  market: sentence(),
  focus: sentence(),
});

/** A company of the portfolio: its facts, and its words in every language. */
export const companySchema = v.strictObject({
  /** Place in the list, from 1. */
  order: v.number(),
  name: sentence(),
  /** Year. */
  founded: v.pipe(v.string(), v.regex(/^\d{4}$/, 'a year has four digits')),
  /** Industries are counted: two companies of one industry have the same word here. It is not shown. */
  industry: sentence(),
  /** One site, or several with a label each, such as their countries. */
  websites: v.pipe(
    v.array(v.strictObject({ url: httpsAddress(), label: v.optional(v.strictObject(inLanguages(sentence()))) })),
    v.check(
      (sites) => sites.length < 2 || sites.every(({ label }) => label !== undefined),
      'where there are several, each has a label',
    ),
  ),
  picture: v.strictObject({
    /** Of a drawing, or of an own picture. */
    name: v.string(),
    /** The point that stays in sight where it is cropped, as in CSS `object-position`. */
    focus: v.pipe(
      v.string(),
      v.regex(/^(?:\d{1,3}%|left|center|right) (?:\d{1,3}%|top|center|bottom)$/, 'as in "center top" or "64% 50%"'),
    ),
  }),
  ...inLanguages(texts),
});

type Company = v.InferOutput<typeof companySchema>;
type Texts = v.InferOutput<typeof texts>;

/** What a page of one language knows of a company. */
export interface CompanyContent
  extends Pick<Company, 'name' | 'founded' | 'picture'>, Omit<Texts, 'longDescription' | 'question'> {
  /** Name of its file, and fragment id. */
  readonly id: string;
  readonly longDescription: readonly Block[];
  readonly websites: readonly { readonly url: string; readonly label?: string }[];
}

export type CompanyData = Company & Readonly<Record<Language, Texts>>;
