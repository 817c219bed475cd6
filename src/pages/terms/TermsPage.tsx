import { legalLastChanged } from '../../content/facts';
import type { LegalContent } from '../../content/types/legal';
import { LegalText } from '../../layout/LegalText';
import { PageHead } from '../../layout/PageHead';
import { PageHero } from '../../layout/PageHero';

export function TermsPage({ content }: { readonly content: LegalContent }) {
  return (
    <>
      <PageHead page="terms" meta={content.meta} />
      <PageHero page="terms" heading={content.heading} lead={content.lead} />
      <LegalText content={content} lastChanged={legalLastChanged.terms} />
    </>
  );
}
