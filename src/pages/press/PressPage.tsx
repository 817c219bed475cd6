import { Container } from '@mui/material';
import { pressFeedName } from '~/seo/addresses';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { Section } from '~/ui/Section';
import { useShell } from '~/ui/ShellContext';
import { hasPressFeeds } from '~generated/features';
import type { PressContent } from './press.node.ts';
import { ReleaseList, YearLinks } from './ReleaseList';

/** The newest releases by year, and the way to the older ones. */
export function PressPage({ content }: { readonly content: PressContent }) {
  const { language } = useShell();
  const { archive, feedTitle, groups, hero, meta } = content;
  const feed = hasPressFeeds ? { name: pressFeedName(language), title: feedTitle } : undefined;
  return (
    <>
      <PageHead page="press" meta={meta} feed={feed} />
      <PageHero crop="course" heading={hero.heading} lead={hero.tagline} />
      <Section>
        <Container>
          <ReleaseList groups={groups} />
        </Container>
      </Section>
      <YearLinks archive={archive} />
    </>
  );
}
