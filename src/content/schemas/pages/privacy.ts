export { legalSchema as schema, type LegalContent as PrivacyContent } from '~/content/schemas/legal';
