import { useState } from 'react';
import { BesideThread, ThreadSegment } from '~/features/chart/Thread';
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

export function HomePage({ content }: { readonly content: HomeContent }) {
  const [areLightsOn, setAreLightsOn] = useState(false);
  return (
    <>
      <PageHead page="home" meta={content.meta} />
      <Hero content={content.hero} areLightsOn={areLightsOn} />
      <BesideThread>
        <Figures content={content.figures} onPlacesHover={setAreLightsOn} />
        <Capabilities content={content.capabilities} />
        <ThreadSegment segment="outward" />
      </BesideThread>
      <BesideThread>
        {hasCompanies ? (
          <Companies content={content.companies} expertise={content.expertise} />
        ) : (
          <RelatedSection {...content.expertise} />
        )}
        <ThreadSegment segment="crossing" />
        <ThreadSegment segment="homeward" />
      </BesideThread>
      <Approach content={content.approach} />
      <Closing content={content.closing} />
    </>
  );
}
