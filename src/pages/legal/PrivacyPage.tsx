import type { LegalContent } from '~/content/types/legal';
import { LegalPage } from './LegalPage';

export function PrivacyPage({ content }: { readonly content: LegalContent }) {
  return <LegalPage page="privacy" content={content} />;
}
