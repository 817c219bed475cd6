export { legalSchema as schema, type LegalContent as AccessibilityContent } from '~/content/schemas/legal';
