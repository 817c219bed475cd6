import { Container } from '@mui/material';
import { Section } from '~/components/Section';
import { useShell } from '~/components/ShellContext';
import { PageHero } from '~/layout/PageHero';
import { pressFeedName } from '~/seo/feedAddress';
import { FeedTags } from '~/seo/FeedTags';
import { PageHead } from '~/seo/PageHead';
import type { PressContent } from './press.schema';
import { ReleaseList } from './ReleaseList';
import { TextPart } from './TextPart';

/** The releases by year, and the contact for journalists. */
export function PressPage({ content }: { readonly content: PressContent }) {
  const { language } = useShell();
  const { contact, feedTitle, groups, hero, meta } = content;
  return (
    <>
      <PageHead page="press" meta={meta} />
      <FeedTags name={pressFeedName(language)} title={feedTitle} />
      <PageHero heading={hero.heading} lead={hero.tagline} />
      <Section>
        <Container>
          <ReleaseList groups={groups} />
          <TextPart id="contact" ruled {...contact} />
        </Container>
      </Section>
    </>
  );
}
