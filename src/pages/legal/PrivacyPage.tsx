import { legalLastChanged } from '~/content/facts';
import type { LegalContent } from '~/content/types/legal';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { LegalText } from './LegalText';

export function PrivacyPage({ content }: { readonly content: LegalContent }) {
  return (
    <>
      <PageHead page="privacy" meta={content.meta} />
      <PageHero page="privacy" heading={content.heading} lead={content.lead} />
      <LegalText content={content} lastChanged={legalLastChanged.privacy} />
    </>
  );
}
