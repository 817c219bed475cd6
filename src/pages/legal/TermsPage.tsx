import type { LegalContent } from '~/content/types/legal';
import { LegalPage } from './LegalPage';

export function TermsPage({ content }: { readonly content: LegalContent }) {
  return <LegalPage page="terms" content={content} />;
}
