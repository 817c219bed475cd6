export { legalSchema as schema, type LegalContent as TermsContent } from '~/content/schemas/legal';
