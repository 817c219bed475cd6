import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header admits (RFC 9110, section 12.5.3). */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const admits = (encoding: Encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(admits) ?? 'identity';
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** As small as it gets: hosts compress once and keep the result, and so does the file cache. */
export function compress(body: Uint8Array, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'gzip'
    ? gzipAsync(body, { level: constants.Z_BEST_COMPRESSION })
    : brotliAsync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } });
}
