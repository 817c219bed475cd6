import { PageHero } from '~/layout/PageHero';
import { RelatedSection } from '~/layout/RelatedLinks';
import { PageHead } from '~/seo/PageHead';
import type { AboutContent } from './about.schema';
import { Purpose } from './Purpose';
import { Timeline } from './Timeline';
import { Values } from './Values';

export function AboutPage({ content }: { readonly content: AboutContent }) {
  return (
    <>
      <PageHead page="about" meta={content.meta} />
      <PageHero heading={content.hero.heading} lead={content.hero.tagline} />
      <Purpose mission={content.mission} vision={content.vision} />
      <Values content={content.values} />
      <Timeline content={content.timeline} />
      <RelatedSection {...content.related} />
    </>
  );
}
