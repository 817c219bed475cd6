import { PageHead } from '~/seo/PageHead';
import { site } from '~generated/site';
import { Approach } from './Approach';
import { Capabilities } from './Capabilities';
import { Closing } from './Closing';
import { Companies } from './Companies';
import { Figures } from './Figures';
import { Hero } from './Hero';
import type { HomeContent } from './home.node.ts';

export function HomePage({ content }: { readonly content: HomeContent }) {
  // A site without the chart has no lines that are drawn.
  const hasThread = site.switches.chart;
  return (
    <>
      <PageHead page="home" meta={content.meta} />
      <Hero content={content.hero} />
      <Figures content={content.figures} />
      <Capabilities content={content.capabilities} />
      <Companies content={content.companies} expertise={content.expertise} />
      <Approach content={content.approach} hasThread={hasThread} />
      <Closing content={content.closing} hasThread={hasThread} />
    </>
  );
}
