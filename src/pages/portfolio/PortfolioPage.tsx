import { PageHero } from '~/layout/PageHero';
import { RelatedSection } from '~/layout/RelatedLinks';
import { PageHead } from '~/seo/PageHead';
import { CompanyList } from './CompanyList';
import type { PortfolioContent } from './portfolio.schema';
import { PortfolioApproach } from './PortfolioApproach';

export function PortfolioPage({ content }: { readonly content: PortfolioContent }) {
  return (
    <>
      <PageHead page="portfolio" meta={content.meta} />
      <PageHero heading={content.hero.heading} lead={content.hero.lead} />
      <CompanyList content={content} />
      <PortfolioApproach content={content.approach} />
      <RelatedSection {...content.related} />
    </>
  );
}
