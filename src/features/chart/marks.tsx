/** Marks on the chart of a page. */
import { styled } from '@mui/material';
import { fillParentStyle } from '~/theme/layout';
import { chartPictures } from './chartPictures';

/** Hides the edge of the chart in a band that is higher. */
export const fadingFootStyle = { maskImage: 'linear-gradient(0deg, transparent, #000 20%)' } as const;

/**
 * A picture that covers the chart. It is fetched lazily, so it has its height before it is loaded: a picture without height would
 * never be in view.
 */
const Outlines = styled('img')({ ...fillParentStyle, width: '100%', height: '100%', ...fadingFootStyle });

/** Outlines of the regions, of which the chosen one is lit. */
export function RegionMarks({ region }: { readonly region: string }) {
  return <Outlines src={`${chartPictures.regions.src}#${region}`} alt="" loading="lazy" />;
}
