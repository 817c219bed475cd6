import type { ReactElement } from 'react';
import type { HomeSection } from '~/schemas/site/structure';
import { PageHead } from '~/seo/PageHead';
import { RelatedSection } from '~/shell/RelatedLinks';
import { site } from '~generated/site';
import { hasCompanies } from '~generated/switches';
import { Approach } from './Approach';
import { Capabilities } from './Capabilities';
import { Closing } from './Closing';
import { Companies } from './Companies';
import { Figures } from './Figures';
import { Hero } from './Hero';
import type { HomeContent } from './home.node.ts';

export function HomePage({ content }: { readonly content: HomeContent }) {
  const { sections } = content;
  // A site without the chart has no lines that are drawn.
  const hasThread =
    site.switches.chart &&
    sections.some((section, index) => section === 'approach' && sections[index + 1] === 'closing');
  const elements: Readonly<Record<HomeSection, ReactElement>> = {
    figures: <Figures key="figures" content={content.figures} />,
    capabilities: <Capabilities key="capabilities" content={content.capabilities} />,
    companies: hasCompanies ? (
      <Companies key="companies" content={content.companies} expertise={content.expertise} />
    ) : (
      <RelatedSection key="companies" {...content.expertise} />
    ),
    approach: <Approach key="approach" content={content.approach} hasThread={hasThread} />,
    closing: <Closing key="closing" content={content.closing} hasThread={hasThread} />,
  };
  return (
    <>
      <PageHead page="home" meta={content.meta} />
      <Hero content={content.hero} />
      {sections.map((section) => elements[section])}
    </>
  );
}
