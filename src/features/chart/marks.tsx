/** Marks on the chart of a page. */
import { styled } from '@mui/material';
import { fillParentStyle } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { chartPictures } from './chartPictures';

/** Hides the edge of the chart in a band that is higher. */
export const fadingFootStyle = { maskImage: 'linear-gradient(0deg, transparent, #000 20%)' } as const;

/** A picture that covers the wide chart. It has its height before it is loaded: one without height would never be in view, and is fetched lazily. */
const Mark = styled('img')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    ...fillParentStyle,
    width: '100%',
    height: '100%',
    ...fadingFootStyle,
  },
}));

/** Lights of the ports. */
export function PortMarks() {
  return <Mark src={chartPictures.ports.src} alt="" loading="lazy" />;
}

/** Outlines of the regions, of which the chosen one is lit. */
export function RegionMarks({ region }: { readonly region: string }) {
  return <Mark src={`${chartPictures.regions.src}#${region}`} alt="" loading="lazy" />;
}

const Light = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '17% auto auto 82%',
  [theme.breakpoints.up('md')]: { inset: '35% auto auto 93%' },
  ...theme.mixins.light,
  ...theme.mixins.lightOn,
  scale: 1.5,
  outline: `1px solid ${onNight.amber}`,
  outlineOffset: '0.5rem',
}));

/** A light adrift at sea, far from every harbour: in the middle of the eddy, on a phone in the wind. */
export const AdriftLight = () => <Light />;
