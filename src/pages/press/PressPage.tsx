import { Container } from '@mui/material';
import type { PageId } from '~/content/pages';
import { FeedTags } from '~/seo/FeedTags';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { Section } from '~/ui/Section';
import type { PressContent } from './press.node.ts';
import { ReleaseList, YearLinks } from './ReleaseList';

interface PressPageProps {
  readonly page: PageId;
  readonly content: PressContent;
}

/** The newest releases by year, or those of one year, and the way to the others. */
export function PressPage({ page, content }: PressPageProps) {
  const { archive, groups, hero, meta, year } = content;
  return (
    <>
      <PageHead page={page} meta={meta} />
      {content.feedTitle !== undefined && <FeedTags name="press" isOfPage title={content.feedTitle} />}
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
