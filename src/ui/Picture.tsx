import { styled } from '@mui/material';
import type { PictureFile } from '~/assets/pictureFile';

interface PictureProps {
  /** What the build made of the file that an owner names. */
  readonly file: PictureFile | undefined;
  /** Empty for decoration. */
  readonly alt: string;
  /** CSS `sizes`, for a file of several widths. */
  readonly sizes: string;
  /** CSS `object-position`, used if the picture is cropped; the centre by default. */
  readonly focus?: string;
}

const Image = styled('img', { shouldForwardProp: (prop) => prop !== 'focus' })<{ focus: string | undefined }>(
  ({ focus }) => ({
    display: 'block',
    width: '100%',
    height: 'auto',
    objectFit: 'cover',
    objectPosition: focus,
  }),
);

/** A drawing or photograph below the fold. */
export function Picture({ file, alt, sizes, focus }: PictureProps) {
  if (file === undefined) return null;
  const { src, width, height, sources } = file;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image focus={focus} src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
