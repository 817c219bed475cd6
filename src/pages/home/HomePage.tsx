import { type ReactElement, useState } from 'react';
import { BesideThread, ThreadSegment } from '~/features/chart/Thread';
import type { HomeSection } from '~/schemas/site/structure';
import { PageHead } from '~/seo/PageHead';
import { RelatedSection } from '~/shell/RelatedLinks';
import { hasCompanies } from '~generated/features';
import { Approach } from './Approach';
import { Capabilities } from './Capabilities';
import { Closing } from './Closing';
import { Companies } from './Companies';
import type { HomeContent } from './content';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { findThreadRoute } from './threadRoute';

export function HomePage({ content }: { readonly content: HomeContent }) {
  const [areLightsOn, setAreLightsOn] = useState(false);
  const route = findThreadRoute(content.sections);
  const elements: Readonly<Record<HomeSection, ReactElement>> = {
    figures: <Figures key="figures" content={content.figures} onPlacesHover={setAreLightsOn} />,
    capabilities: <Capabilities key="capabilities" content={content.capabilities} />,
    companies: hasCompanies ? (
      <Companies key="companies" content={content.companies} expertise={content.expertise} />
    ) : (
      <RelatedSection key="companies" {...content.expertise} />
    ),
    approach: <Approach key="approach" content={content.approach} hasThread={route !== null} />,
    closing: <Closing key="closing" content={content.closing} hasThread={route !== null} />,
  };
  return (
    <>
      <PageHead page="home" meta={content.meta} />
      <Hero content={content.hero} areLightsOn={areLightsOn} />
      {route ? (
        <>
          <BesideThread>
            {route.outward.map((section) => elements[section])}
            <ThreadSegment segment="outward" />
          </BesideThread>
          <BesideThread>
            {route.homeward.map((section) => elements[section])}
            <ThreadSegment segment="crossing" />
            <ThreadSegment segment="homeward" />
          </BesideThread>
          {elements.approach}
          {elements.closing}
        </>
      ) : (
        content.sections.map((section) => (
          <BesideThread key={section}>
            {elements[section]}
            <ThreadSegment segment={section === 'approach' ? 'besideNight' : 'beside'} />
          </BesideThread>
        ))
      )}
    </>
  );
}
