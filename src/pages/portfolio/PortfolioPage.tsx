import { PageHero } from '~/layout/PageHero';
import { RelatedSection } from '~/layout/RelatedLinks';
import { PageHead } from '~/seo/PageHead';
import { Approach } from './Approach';
import { CompanyList } from './CompanyList';
import type { PortfolioContent } from './portfolio.schema';

export function PortfolioPage({ content }: { readonly content: PortfolioContent }) {
  return (
    <>
      <PageHead page="portfolio" meta={content.meta} />
      <PageHero heading={content.hero.heading} lead={content.hero.lead} />
      <CompanyList content={content} />
      <Approach content={content.approach} />
      <RelatedSection {...content.related} />
    </>
  );
}
