import type { LegalContent } from '~/content/schemas/pages/legal';
import { LegalText } from './LegalText';

export function AccessibilityPage({ content }: { readonly content: LegalContent }) {
  return <LegalText page="accessibility" content={content} />;
}
