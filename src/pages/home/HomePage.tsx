import type { HomeContent } from '~/content/schemas/pages/home';
import { PassageStyles } from '~/features/chart/Passage';
import { PageHead } from '~/seo/PageHead';
import { RelatedSection } from '~/shell/RelatedLinks';
import { hasCompanies } from '~generated/features';
import { Approach } from './Approach';
import { Capabilities } from './Capabilities';
import { Closing } from './Closing';
import { Companies } from './Companies';
import { Figures } from './Figures';
import { Hero } from './Hero';

export function HomePage({ content }: { readonly content: HomeContent }) {
  return (
    <>
      <PageHead page="home" meta={content.meta} />
      <PassageStyles />
      <Hero content={content.hero} />
      <Figures content={content.figures} />
      <Capabilities content={content.capabilities} />
      {hasCompanies ? (
        <Companies content={content.companies} expertise={content.expertise} />
      ) : (
        <RelatedSection {...content.expertise} />
      )}
      <Approach content={content.approach} />
      <Closing content={content.closing} />
    </>
  );
}
