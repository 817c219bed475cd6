import { picture as heroPortsPicture } from 'virtual:picture/hero-ports';
import { hasChart } from '~/config/features';
import type { PortfolioContent } from '~/content/schemas/pages/portfolio';
import { PageHead } from '~/seo/PageHead';
import { narrowOffset } from '~/shell/HeroChart';
import { PageHero } from '~/shell/PageHero';
import { RelatedSection } from '~/shell/RelatedLinks';
import { Approach } from './Approach';
import { CompanyList } from './CompanyList';

/** Hispaniola and its neighbours, close by. */
const islands = {
  width: '150vw',
  insetBlockStart: '52%',
  insetInlineEnd: `calc(${narrowOffset} - 28vw)`,
  translate: '0 -62%',
} as const;

export function PortfolioPage({ content }: { readonly content: PortfolioContent }) {
  return (
    <>
      <PageHead page="portfolio" meta={content.meta} />
      <PageHero
        page="portfolio"
        crop={hasChart ? islands : undefined}
        marks={hasChart && <img src={heroPortsPicture.src} alt="" loading="lazy" />}
        heading={content.hero.heading}
        lead={content.hero.lead}
      />
      <CompanyList content={content} />
      <Approach content={content.approach} />
      <RelatedSection {...content.related} />
    </>
  );
}
