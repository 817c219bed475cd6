import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { getMimeType, mimes } from 'hono/utils/mime';

/** What Hono's table leaves without the charset that static hosts send, and what it lacks. */
const types: Record<string, string> = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

export function contentTypeOf(file: string): string {
  return getMimeType(file, types) ?? 'application/octet-stream';
}

/** Whether brotli and gzip make it smaller; pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
}
