import { styled } from '@mui/material';
import type { PictureFile } from '~/assets/pictureFile';

interface PictureProps {
  readonly file: PictureFile;
  /** Empty for decoration. */
  readonly alt: string;
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

/** A picture below the fold. */
export const Picture = ({ file, alt, focus }: PictureProps) => (
  <Image {...file} focus={focus} alt={alt} loading="lazy" decoding="async" />
);
