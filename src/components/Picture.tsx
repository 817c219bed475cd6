import { styled } from '@mui/material';
import type { Plate } from '~/assets/pictureFile';

interface PictureProps {
  readonly plate: Plate;
  /** The alternative text; empty for decoration. */
  readonly alt: string;
  /** The width that the picture has in the page, as for `sizes` in HTML. */
  readonly sizes: string;
}

const Image = styled('img')({ display: 'block', width: '100%', height: 'auto', objectFit: 'cover' });

/** A picture below the fold. Browsers that know the width of a lazy picture from its place choose its file by that. */
export const Picture = ({ plate, alt, sizes }: PictureProps) => (
  <Image {...plate} sizes={`auto, ${sizes}`} alt={alt} loading="lazy" decoding="async" />
);
