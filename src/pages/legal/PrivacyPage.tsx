import type { LegalContent } from '~/content/schemas/pages/legal';
import { LegalText } from './LegalText';

export function PrivacyPage({ content }: { readonly content: LegalContent }) {
  return <LegalText page="privacy" content={content} />;
}
