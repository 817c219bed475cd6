import { hasChart } from '~/config/features';
import type { AboutContent } from '~/content/schemas/pages/about';
import { PageHead } from '~/seo/PageHead';
import { courseCrop } from '~/shell/HeroChart';
import { PageHero } from '~/shell/PageHero';
import { RelatedSection } from '~/shell/RelatedLinks';
import { PassageStyles } from '~/ui/PassageStyles';
import { Purpose } from './Purpose';
import { Timeline } from './Timeline';
import { Values } from './Values';

export function AboutPage({ content }: { readonly content: AboutContent }) {
  return (
    <>
      <PageHead page="about" meta={content.meta} />
      {hasChart && <PassageStyles />}
      <PageHero
        page="about"
        crop={hasChart ? courseCrop : undefined}
        heading={content.hero.heading}
        lead={content.hero.tagline}
      />
      <Purpose mission={content.mission} vision={content.vision} />
      <Values content={content.values} />
      <Timeline content={content.timeline} />
      <RelatedSection {...content.related} />
    </>
  );
}
