import { site } from '~/config/site';
import type { LegalContent } from '~/content/types/legal';

export const terms: LegalContent = {
  meta: {
    title: 'Terms',
    description: `The terms for using the website of ${site.brand}: what its pages are for, what they are not, and who owns what you read here.`,
    keywords: ['terms of use', 'no investment advice', 'external links', 'trademarks', 'governing law New York'],
  },
  heading: 'Terms of Use',
  lead: 'These terms apply to everyone who uses this website. They are short, and meant to be read.',
  lastChangedLabel: 'Last changed:',
  contentsHeading: 'On this page',
  sections: [
    {
      id: 'using-the-website',
      heading: 'Using this website',
      paragraphs: [
        `${site.brand} publishes this website to inform investors, partners, the media and the public about the company. You may read, link to and print its pages. By using the website you accept these terms. If you do not, please do not use it.`,
        'Please do not try to disrupt the website, to gain access to its systems, or to use it for anything unlawful.',
      ],
    },
    {
      id: 'no-investment-advice',
      heading: 'No offer and no advice',
      paragraphs: [
        'Nothing on this website is an offer to sell, or an invitation to buy, any security or other financial product, in any country. Nothing here is investment, legal or tax advice. Statements about plans are intentions and may change. Before you decide about an investment, ask an advisor who knows your circumstances.',
      ],
    },
    {
      id: 'portfolio-companies',
      heading: 'The companies shown',
      paragraphs: [
        'The portfolio companies on this website are samples. Their names are invented and their web addresses may lead nowhere. They stand for the kinds of business the company invests in.',
        'Where a company has a website of its own, it alone is responsible for that website and for what it sells there.',
      ],
    },
    {
      id: 'news',
      heading: 'News articles',
      paragraphs: [
        'Headlines, summaries and pictures on the news page belong to their publishers, who are named on each card. We show them as a pointer to the full article on the publisher’s website. We have not checked them, and showing them does not mean that we agree.',
        'Articles marked as samples are invented and report nothing real.',
      ],
    },
    {
      id: 'market-figures',
      heading: 'Market figures',
      paragraphs: [
        'The figures in the market overview are fixed and illustrative. They are not live data and must not be used as a basis for any decision.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Texts, pictures and trademarks',
      paragraphs: [
        `The texts, drawings and layout of this website belong to ${site.brand} or are used with permission. Please ask before you use them beyond quoting and linking. Names and logos of other companies are trademarks of their owners.`,
      ],
    },
    {
      id: 'external-links',
      heading: 'Links and embedded services',
      paragraphs: [
        'Some links lead to other websites, and the calendar on the contact page belongs to an external provider. We do not control these services and are not responsible for what they show or do. Their own terms apply.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'We take care with this website, but we provide it as it is. We do not promise that it is complete, free of errors or always available. As far as the law allows, we are not liable for loss that comes from using it or from relying on what it says. Nothing in these terms limits liability that cannot be limited by law.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      paragraphs: [
        'These terms are governed by the law of the State of New\u00A0York, without regard to its conflict-of-laws rules. Disputes go to the state or federal courts in New\u00A0York, New\u00A0York. If you use the website as a consumer, you keep the protections that the law of your home country grants you.',
        'Should one of these terms be invalid, the others stand. If the English text and a translation differ, the English text applies.',
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes and contact',
      paragraphs: [
        `We may change these terms. The date at the top says when that last happened, and the version shown here is the one that applies. Questions go to ${site.email}.`,
      ],
    },
  ],
};
