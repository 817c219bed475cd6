import Container from '@mui/material/Container';
import { heroPortsPicture } from '~/assets/pictures/hero-ports';
import { companies } from '~/content/companies';
import type { PortfolioContent } from '~/content/types/portfolio';
import { PageHead } from '~/seo/PageHead';
import { narrowOffset } from '~/shell/HeroChart';
import { PageHero } from '~/shell/PageHero';
import { RelatedLinks } from '~/shell/RelatedLinks';
import { Section } from '~/ui/Section';
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
        crop={islands}
        marks={<img src={heroPortsPicture.src} alt="" loading="lazy" />}
        heading={content.hero.heading}
        lead={content.hero.lead}
      />
      <CompanyList content={content} companies={companies} />
      <Approach content={content.approach} />
      <Section>
        <Container>
          <RelatedLinks {...content.related} />
        </Container>
      </Section>
    </>
  );
}
