import { styled } from '@mui/material';
import type { Plate } from '~/assets/pictureFile';
import { Picture } from './Picture';

/**
 * The picture of one scheme, which the visitor's switch decides. Browsers do not fetch the other one, since a lazy picture that is not
 * displayed is never in view. Paper is light.
 */
const InScheme = styled('span')<{ ownerState: { readonly scheme: 'light' | 'dark' } }>(
  ({ ownerState: { scheme } }) => ({
    display: `var(--display-in-${scheme})`,
    '@media print': { display: scheme === 'light' ? 'contents' : 'none' },
  }),
);

interface SchemePictureProps {
  readonly plates: Readonly<Record<'light' | 'dark', Plate>>;
  readonly alt: string;
  readonly sizes: string;
}

/** A plate without a ground of its own: dark lines on a light page, and light ones on a dark page. */
export const SchemePicture = ({ plates: { light, dark }, ...picture }: SchemePictureProps) => (
  <>
    <InScheme ownerState={{ scheme: 'light' }}>
      <Picture plate={light} {...picture} />
    </InScheme>
    <InScheme ownerState={{ scheme: 'dark' }}>
      <Picture plate={dark} {...picture} />
    </InScheme>
  </>
);
