import { PageHead } from '~/seo/PageHead';
import { Capabilities } from './Capabilities';
import { Closing } from './Closing';
import { Companies } from './Companies';
import { Figures } from './Figures';
import { Hero } from './Hero';
import type { HomeContent } from './home.schema';
import { HomeApproach } from './HomeApproach';

export function HomePage({ content }: { readonly content: HomeContent }) {
  return (
    <>
      <PageHead page="home" meta={content.meta} />
      <Hero content={content.hero} />
      <Figures content={content.figures} />
      <Capabilities content={content.capabilities} />
      <Companies content={content.companies} expertise={content.expertise} />
      <HomeApproach content={content.approach} />
      <Closing content={content.closing} />
    </>
  );
}
