/** Companies, figures and milestones: their files, and what pages show of them in one language. */
import * as v from 'valibot';
import { companyPlateNames } from '~/config/companyPlateNames';
import { harbourIds } from '~/config/harbours';
import { type Language, mapLanguages } from '~/config/languages';
import { normalizeText } from '~/lib/normalizeText';
import { type TextSchemasByLanguage, properNameSchema, valueInLanguages } from './textSchemas';
import {
  filesSchema,
  httpsUrlSchema,
  nonEmptyArray,
  array,
  strictObject,
  oneOf,
  uniqueItems,
  wholeNumberBetween,
  yearSchema,
} from './valueSchemas';

/** Refuses a company with the name or the place of another one. Readers see no difference of case, accents and blanks. */
const distinctCompanies = <Company extends { readonly name: string; readonly order: number }>() =>
  v.rawCheck<Record<string, Company>>(({ addIssue, dataset }) => {
    if (!dataset.typed) return;
    const companies = Object.entries(dataset.value);
    const identities = {
      name: (company: { readonly name: string }) => normalizeText(company.name).replaceAll(/\s+/g, ' ').trim(),
      order: (company: { readonly order: number }) => String(company.order),
    };
    for (const key of ['name', 'order'] as const)
      for (const [index, [id, company]] of companies.entries()) {
        const same = companies.slice(0, index).find(([, other]) => identities[key](other) === identities[key](company));
        if (same !== undefined)
          addIssue({
            message: `${same[0]}.json has the same ${key}: each company needs its own`,
            path: [
              { type: 'object', origin: 'value', input: dataset.value, key: id, value: company },
              { type: 'object', origin: 'value', input: company, key, value: company[key] },
            ],
          });
      }
  });

export const companiesSchema = (fields: TextSchemasByLanguage, now: Date) =>
  v.pipe(
    filesSchema(
      strictObject({
        order: wholeNumberBetween('a place in the list, such as 1', 1, 999),
        name: properNameSchema(),
        founded: v.pipe(yearSchema(now), v.transform(Number)),
        websites: v.pipe(
          nonEmptyArray(
            strictObject({
              url: httpsUrlSchema(),
              label: v.optional(strictObject(mapLanguages((language) => fields[language].sentence()))),
            }),
          ),
          v.check(
            (sites) => sites.length < 2 || sites.every(({ label }) => label !== undefined),
            'if there are several, each needs a label',
          ),
          uniqueItems(({ url }) => new URL(url).href, 'this website is there twice'),
        ),
        plate: oneOf(companyPlateNames),
        ...mapLanguages((language) => {
          const { altText, markdown, sentence } = fields[language];
          return strictObject({
            /** What the word means that the company is named by. */
            meaning: sentence(),
            /** What the company is, in a few words. */
            kind: sentence(),
            tagline: sentence(),
            description: sentence(),
            longDescription: markdown(),
            imageAlt: altText(),
            market: sentence(),
            focus: sentence(),
          });
        }),
      }),
    ),
    distinctCompanies(),
  );

type Companies = v.InferOutput<ReturnType<typeof companiesSchema>>;

const toCompany = (id: string, company: Companies[string], language: Language) => ({
  /** Name of the company's file, and fragment id of its section. */
  id,
  name: company.name,
  founded: company.founded,
  plate: company.plate,
  websites: company.websites.map(({ url, label }) => (label === undefined ? { url } : { url, label: label[language] })),
  ...company[language],
});

export type CompanyContent = ReturnType<typeof toCompany>;

/** The companies in the order in which pages show them. */
export const toCompanies = (companies: Companies, language: Language): readonly CompanyContent[] =>
  Object.entries(companies)
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([id, company]) => toCompany(id, company, language));

const figure = (fields: TextSchemasByLanguage, isRight: (text: string) => boolean, message: string) => {
  const words = () => strictObject(mapLanguages((language) => fields[language].sentence()));
  return strictObject({
    value: valueInLanguages(fields, isRight, message),
    label: words(),
    places: v.optional(words()),
  });
};

export const figuresSchema = (fields: TextSchemasByLanguage) =>
  strictObject({
    headline: nonEmptyArray(figure(fields, () => true, '')),
    markets: nonEmptyArray(figure(fields, (text) => /\d|\{/.test(text), 'is not a number such as +2.3%')),
  });

type Figures = v.InferOutput<ReturnType<typeof figuresSchema>>;

export const toKeyFigures = (figures: Figures['headline'], language: Language) =>
  figures.map(({ value, label, places }) => ({
    value: value[language],
    label: label[language],
    places: places?.[language],
  }));

export type KeyFigure = ReturnType<typeof toKeyFigures>[number];

export const milestonesSchema = (fields: TextSchemasByLanguage, now: Date) =>
  strictObject({
    milestones: v.pipe(
      nonEmptyArray(
        strictObject({
          year: yearSchema(now),
          /** Lights of the chart that are lit from this year on. */
          harbours: v.optional(array(oneOf(harbourIds)), []),
          ...mapLanguages((language) => strictObject(fields[language].titledText())),
        }),
      ),
      uniqueItems((milestone) => JSON.stringify(milestone), 'this milestone is there twice'),
    ),
  });

type Milestones = v.InferOutput<ReturnType<typeof milestonesSchema>>;

/** The milestones, the earliest first. */
export const toMilestones = ({ milestones }: Milestones, language: Language) =>
  milestones
    .map((milestone) => ({ year: milestone.year, harbours: milestone.harbours, ...milestone[language] }))
    .toSorted((a, b) => Number(a.year) - Number(b.year));

export type Milestone = ReturnType<typeof toMilestones>[number];
