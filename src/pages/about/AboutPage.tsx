import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { RelatedSection } from '~/shell/RelatedLinks';
import { People } from '~/ui/People';
import { TitledSection } from '~/ui/Section';
import type { AboutContent } from './about.node.ts';
import { Purpose } from './Purpose';
import { Timeline } from './Timeline';
import { Values } from './Values';

export function AboutPage({ content }: { readonly content: AboutContent }) {
  const { people } = content;
  return (
    <>
      <PageHead page="about" meta={content.meta} />
      <PageHero heading={content.hero.heading} lead={content.hero.tagline} />
      <Purpose mission={content.mission} vision={content.vision} />
      <Values content={content.values} />
      <Timeline content={content.timeline} />
      {people && (
        <TitledSection id="people" heading={people.heading} {...(people.lead !== undefined && { lead: people.lead })}>
          <People items={people.items} />
        </TitledSection>
      )}
      <RelatedSection {...content.related} />
    </>
  );
}
