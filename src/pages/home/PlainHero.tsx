import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { hasHeroPicture } from '~/config/features';
import { HeroPicture } from '~/shell/HeroPicture';
import { headerHeight, space } from '~/theme/layout';
import { Band } from './heroStyles';

/** On a phone a picture is seen below the words. */
const Content = styled(Container)(({ theme }) => ({
  position: 'relative',
  paddingBlock: `calc(${headerHeight} + clamp(1.5rem, 5vh, 3rem)) ${hasHeroPicture ? '75vw' : space.section}`,
  '& p': { marginBlockStart: '1.75rem', maxWidth: 'max(21rem, 40%)' },
  [theme.breakpoints.up('md')]: { paddingBlockEnd: space.columns },
}));

/** The hero without the chart. */
export function PlainHero({ children }: { readonly children: ReactNode }) {
  return (
    <Band>
      {hasHeroPicture && <HeroPicture isTall />}
      <Content>{children}</Content>
    </Band>
  );
}
