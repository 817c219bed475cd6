import { styled } from '@mui/material/styles';
import { pictures } from '../assets/pictures/pictures';
import { media } from '../theme/layout';

const layer = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** Its lights keep clear of the text: on a phone, which text fills, only the wind at the side is left of the chart. */
const Chart = styled('picture')(({ theme }) => ({
  '& img': {
    ...layer,
    maxWidth: 'none',
    objectFit: 'cover',
    objectPosition: '60% 66%',
    opacity: 0.85,
    maskImage: 'linear-gradient(100deg, transparent 50%, #000)',
  },
  [theme.breakpoints.up('md')]: { '& img': { width: '140%', objectPosition: '0 70%', maskImage: 'none' } },
  [theme.breakpoints.up('lg')]: { '& img': { width: '120%' } },
  [media.print]: { display: 'none' },
}));

/** The chart behind a night band, whole or in part. The band must be positioned, and hide what overflows. */
export function HeroChart() {
  const wide = pictures['hero-chart'];
  const tall = pictures['hero-chart-portrait'];
  return (
    <Chart>
      <source media="(min-width: 48rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
      <img src={tall.src} width={tall.width} height={tall.height} alt="" fetchPriority="low" />
    </Chart>
  );
}
