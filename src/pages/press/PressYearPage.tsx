import { Container } from '@mui/material';
import type { AddedPageId } from '~/content/pageTable';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { Section } from '~/ui/Section';
import type { PressYearContent } from './press.node.ts';
import { ReleaseList, YearLinks } from './ReleaseList';

interface PressYearPageProps {
  readonly page: AddedPageId;
  readonly content: PressYearContent;
}

/** All releases of a year. */
export function PressYearPage({ page, content }: PressYearPageProps) {
  const { archive, groups, hero, meta, year } = content;
  return (
    <>
      <PageHead page={page} meta={meta} />
      <PageHero pageName={year} heading={hero.heading} lead={hero.tagline} />
      <Section>
        <Container>
          <ReleaseList groups={groups} />
        </Container>
      </Section>
      <YearLinks archive={archive} current={year} />
    </>
  );
}
