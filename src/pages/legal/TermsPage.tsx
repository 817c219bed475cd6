import type { LegalContent } from '~/content/schemas/pages/legal';
import { LegalText } from './LegalText';

export function TermsPage({ content }: { readonly content: LegalContent }) {
  return <LegalText page="terms" content={content} />;
}
