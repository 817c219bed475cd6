import type { AddedPageId } from '~/content/pageTable';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { People } from '~/ui/People';
import { TitledSection } from '~/ui/Section';
import { useShell } from '~/ui/ShellContext';
import { createStructuredData } from './createStructuredData';
import type { DataPageContent, DataPageSection } from './data.node.ts';
import { Figures } from './Figures';
import { Links } from './Links';
import { Openings } from './Openings';
import { Questions } from './Questions';
import { Story } from './Story';

/** What stands under a section's heading, in one order on every page. */
function SectionParts({ section }: { readonly section: DataPageSection }) {
  const { text, picture, figures, people, links, openings, questions } = section;
  return (
    <>
      <Story text={text} image={picture?.image} />
      {figures && <Figures items={figures} />}
      {people && <People items={people} />}
      {openings && <Openings content={openings} />}
      {questions && <Questions items={questions} />}
      {links && <Links items={links} />}
    </>
  );
}

interface DataPageProps {
  readonly page: AddedPageId;
  readonly content: DataPageContent;
}

/** A page of data/pages. */
export function DataPage({ page, content }: DataPageProps) {
  const { language } = useShell();
  const { hero, meta, sections } = content;
  return (
    <>
      <PageHead
        page={page}
        meta={meta}
        nodes={import.meta.env.SSR ? createStructuredData(page, language, sections) : []}
      />
      <PageHero heading={hero.heading} lead={hero.tagline} />
      {sections.map((section, index) => (
        <TitledSection
          key={section.id}
          id={section.id}
          tone={index % 2 === 0 ? 'default' : 'paper'}
          heading={section.heading}
        >
          <SectionParts section={section} />
        </TitledSection>
      ))}
    </>
  );
}
