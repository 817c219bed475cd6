import { Container } from '@mui/material';
import { PressFeedTags } from '~/features/feeds/FeedTags';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { Section } from '~/ui/Section';
import type { PressContent } from './press.node.ts';
import { ReleaseList, YearLinks } from './ReleaseList';

/** The newest releases by year, and the way to the older ones. */
export function PressPage({ content }: { readonly content: PressContent }) {
  const { archive, groups, hero, meta } = content;
  return (
    <>
      <PageHead page="press" meta={meta} />
      <PressFeedTags title={content.feedTitle} />
      <PageHero heading={hero.heading} lead={hero.tagline} />
      <Section>
        <Container>
          <ReleaseList groups={groups} />
        </Container>
      </Section>
      <YearLinks archive={archive} />
    </>
  );
}
