import type { LegalContent } from '~/content/schemas/legal';
import { LegalText } from './LegalText';

export function PrivacyPage({ content }: { readonly content: LegalContent }) {
  return <LegalText page="privacy" content={content} />;
}
