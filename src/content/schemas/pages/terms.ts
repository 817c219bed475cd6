export { legalSchema as schema } from '~/content/schemas/legal';
