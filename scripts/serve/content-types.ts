import { extname } from 'node:path';

interface ContentType {
  readonly type: string;
  /** Whether brotli and gzip make it smaller; pictures and fonts are compressed already. */
  readonly compressible: boolean;
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string, compressible = false): ContentType => ({ type, compressible });

/** Feeds are named `feed.atom`, `feed.json` or `*.xml`; the file's name comes before its ending. */
const byName: Readonly<Record<string, ContentType>> = {
  'atom.xml': text('application/atom+xml'),
  'feed.xml': text('application/atom+xml'),
  'rss.xml': text('application/rss+xml'),
  'feed.json': text('application/feed+json'),
  'manifest.json': text('application/manifest+json'),
};

const byEnding: Readonly<Record<string, ContentType>> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.atom': text('application/atom+xml'),
  '.rss': text('application/rss+xml'),
  '.txt': text('text/plain'),
  '.md': text('text/markdown'),
  '.ics': text('text/calendar'),
  '.svg': text('image/svg+xml'),
  '.ico': binary('image/x-icon', true),
  '.wasm': binary('application/wasm', true),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.woff': binary('font/woff'),
  '.woff2': binary('font/woff2'),
  '.pdf': binary('application/pdf'),
  '.mp4': binary('video/mp4'),
  '.webm': binary('video/webm'),
};

export function contentTypeOf(file: string): ContentType {
  const name = file.slice(file.lastIndexOf('/') + 1).toLowerCase();
  return byName[name] ?? byEnding[extname(name)] ?? binary('application/octet-stream');
}
