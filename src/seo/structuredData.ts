/**
 * Nodes of schema.org's vocabulary, linked by `@id` in one `@graph` for each page. Google Search Central says which properties each
 * node has ("Structured data markup that Google Search supports").
 */
import { defaultLanguage, type Language, languageIds, languages } from '~/config/languages';
import type { Settings } from '~/content/settings';
import { unicodeEscape } from '~/lib/unicodeEscape';
import { absoluteUrl, pageUrl, publicFiles } from './addresses';

export interface SchemaNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Refers to a node by its id, which is the same on every page and in every language. */
export function toNodeReference(settings: Settings, fragment: 'organization' | 'website') {
  return { '@id': `${pageUrl(settings, 'home', defaultLanguage)}#${fragment}` };
}

interface PostalAddress {
  readonly locality: string;
  /** Code of the state. */
  readonly region: string;
  /** Code of the country. */
  readonly country: string;
}

/** An address of schema.org. */
function toPostalAddress({ locality, region, country }: PostalAddress) {
  return { '@type': 'PostalAddress', addressLocality: locality, addressRegion: region, addressCountry: country };
}

interface OrganizationInput {
  readonly settings: Settings;
  readonly description: string;
}

/** A short description of the organization, for every page but the home page. */
export function organizationSummaryNode({ settings, description }: OrganizationInput): SchemaNode {
  return {
    '@type': 'Organization',
    ...toNodeReference(settings, 'organization'),
    name: settings.brand,
    url: pageUrl(settings, 'home', defaultLanguage),
    logo: absoluteUrl(settings, publicFiles.icon512),
    description,
    address: toPostalAddress(settings.headquarters),
  };
}

/** The complete description of the organization, for the home page (Google, "Organization structured data"). */
export function organizationNode(input: OrganizationInput): SchemaNode {
  const { settings } = input;
  return {
    ...organizationSummaryNode(input),
    foundingDate: String(settings.foundingYear),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      availableLanguage: ['English', 'Spanish', 'French'],
      email: settings.email,
    },
    ...(settings.social.length > 0 && { sameAs: settings.social.map(({ url }) => url) }),
  };
}

interface WebSiteInput extends OrganizationInput {
  /** Absolute address, without query, of the page that takes search terms as `q`. */
  readonly searchUrl: string;
}

/** The website, with a search action as in Google's "Sitelinks search box". */
export function webSiteNode({ settings, description, searchUrl }: WebSiteInput): SchemaNode {
  return {
    '@type': 'WebSite',
    ...toNodeReference(settings, 'website'),
    name: settings.brand,
    url: pageUrl(settings, 'home', defaultLanguage),
    description,
    inLanguage: languageIds.map((id) => languages[id].tag),
    publisher: toNodeReference(settings, 'organization'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

interface FaqInput {
  readonly url: string;
  readonly language: Language;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * The questions and answers of a page.
 * @public no page has questions yet
 */
export function faqPageNode(input: FaqInput): SchemaNode {
  return {
    '@type': 'FAQPage',
    '@id': `${input.url}#faq`,
    inLanguage: languages[input.language].tag,
    mainEntity: input.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface JobPostingInput {
  readonly settings: Settings;
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
  readonly place: PostalAddress;
  readonly pay?: {
    /** ISO 4217. */
    readonly currency: string;
    readonly from: number;
    readonly to: number;
    readonly per: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  };
}

/**
 * A position that is open.
 * @public no page has open positions yet
 */
export function jobPostingNode({ settings, id, place, pay, ...job }: JobPostingInput): SchemaNode {
  return {
    '@type': 'JobPosting',
    '@id': `${job.url}#${id}`,
    ...job,
    hiringOrganization: toNodeReference(settings, 'organization'),
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

/** Characters that end a script or begin a comment or entity, and the two line ends that older engines refuse in strings. */
const unsafeCharacters = /[<>&\u2028\u2029]/g;

/**
 * The text of a script of JSON-LD. Nothing in it can end the script or begin a comment (HTML standard, "Restrictions for contents
 * of script elements"): such characters are escaped as JSON does, so a parser reads the same values.
 */
export function jsonLd(graph: readonly SchemaNode[]): string {
  const document = { '@context': 'https://schema.org', '@graph': graph };
  return JSON.stringify(document).replace(unsafeCharacters, unicodeEscape);
}
