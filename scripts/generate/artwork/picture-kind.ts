/** Tells what a file is by the bytes that it begins with, whatever its name says. */

const kinds: readonly (readonly [start: RegExp, kind: string])[] = [
  [/^$/, 'an empty file'],
  [/^GIF8/, 'a GIF'],
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'a HEIC photograph, as iPhones take them'],
  [/^(?:II\*\0|MM\0\*)/, 'a TIFF or a raw photograph'],
  [/^BM/, 'a bitmap of Windows'],
  [/^8BPS/, 'a file of Photoshop'],
  [/^%PDF/, 'a PDF'],
  [/^PK/, 'an archive or a document of an office program'],
  [/^.{4}ftyp(?!avif|avis)/s, 'a film'],
  [/^\s*<(?:!doctype html|html)/i, 'a web page'],
  [
    /^\xFF\xD8|^\x89PNG|^RIFF.{4}WEBP|^.{4}ftyp(?:avif|avis)|^\s*<(?:\?xml|svg)/s,
    'a picture that is cut short or damaged',
  ],
];

/** Describes the content of a file that cannot be shown as a picture, for an error message. */
export function describeUnusablePicture(content: Buffer): string {
  const start = content.subarray(0, 64).toString('latin1');
  return kinds.find(([pattern]) => pattern.test(start))?.[1] ?? 'no picture';
}
