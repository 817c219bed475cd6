import { styled } from '@mui/material';
import type { PictureFile } from '~/assets/pictureFile';

interface PictureProps {
  /** The build has made it of whatever name an owner gives. */
  readonly file: PictureFile | undefined;
  /** Empty for decoration. */
  readonly alt: string;
  /** CSS `sizes`, for a file of several widths. */
  readonly sizes: string;
  /** CSS `object-position` where the picture is cropped; the centre where absent. */
  readonly focus?: string;
}

const Image = styled('img', { shouldForwardProp: (prop) => prop !== 'focus' })<{ focus: string | undefined }>(
  ({ focus }) => ({
    width: '100%',
    objectFit: 'cover',
    objectPosition: focus,
  }),
);

/** A drawing or photograph below the fold. */
export function Picture({ file, alt, sizes, focus }: PictureProps) {
  if (file === undefined) return null;
  const image = (
    <Image
      focus={focus}
      src={file.src}
      width={file.width}
      height={file.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
  if (file.sources.length === 0) return image;
  return (
    <picture>
      {file.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
