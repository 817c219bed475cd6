import { useState } from 'react';
import { Stretch, ThreadLeg } from '~/features/chart/Thread';
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
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <PageHead page="home" meta={content.meta} />
      <Hero content={content.hero} isAsked={isAsked} />
      <Stretch>
        <Figures content={content.figures} onAsk={setIsAsked} />
        <Capabilities content={content.capabilities} />
        <ThreadLeg leg="outward" />
      </Stretch>
      <Stretch>
        {hasCompanies ? (
          <Companies content={content.companies} expertise={content.expertise} />
        ) : (
          <RelatedSection {...content.expertise} />
        )}
        <ThreadLeg leg="crossing" />
        <ThreadLeg leg="homeward" />
      </Stretch>
      <Approach content={content.approach} />
      <Closing content={content.closing} />
    </>
  );
}
