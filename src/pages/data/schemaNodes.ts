/** What search engines read of questions and of open positions. */
import type { Language } from '~/config/knownLanguages';
import { languageTag } from '~/config/languageTag';
import type { Site } from '~/config/site.node.ts';
import { type Place, type SchemaNode, toPostalAddress, toReference } from '~/seo/structured-data';

interface FaqInput {
  readonly site: Site;
  readonly url: string;
  readonly language: Language;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** The questions and answers of a page. */
export function faqPage(input: FaqInput): SchemaNode {
  return {
    '@type': 'FAQPage',
    '@id': `${input.url}#faq`,
    inLanguage: languageTag(input.site, input.language),
    mainEntity: input.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface JobPostingInput {
  readonly site: Site;
  /** Absolute address of the page that describes the job. */
  readonly url: string;
  /** Tells the jobs of a page apart. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** ISO dates. */
  readonly datePosted: string;
  readonly validThrough?: string;
  /** A value of Google's "Job posting structured data", e.g. `FULL_TIME`. */
  readonly employmentType: string;
  /** Where the work is. */
  readonly place: Place;
  readonly pay?: {
    /** ISO 4217. */
    readonly currency: string;
    readonly from: number;
    readonly to: number;
    readonly per: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  };
}

/** A position that is open. */
export function jobPosting({ site, id, place, pay, ...job }: JobPostingInput): SchemaNode {
  return {
    '@type': 'JobPosting',
    '@id': `${job.url}#${id}`,
    ...job,
    hiringOrganization: toReference(site, 'organization'),
    jobLocation: { '@type': 'Place', address: toPostalAddress(place) },
    ...(pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: pay.currency,
        value: { '@type': 'QuantitativeValue', minValue: pay.from, maxValue: pay.to, unitText: pay.per },
      },
    }),
  };
}
