import { Container, styled, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { allowInserts } from '~/app/StyleCache';
import type { Language } from '~/config/languages';
import { pagePath } from '~/seo/addresses';
import { titleSeparator } from '~/seo/constants';
import { BrandReloadLink } from '~/shell/Brand';
import { HeroGround } from '~/shell/HeroPicture';
import { headerHeight, space } from '~/theme/layout';
import { onNight } from '~generated/palette';
import { site } from '~generated/site';

const Screen = styled('div')(({ theme }) => ({
  ...theme.mixins.nightBackground,
  position: 'relative',
  minHeight: '100vh',
  overflow: 'hidden',
}));

const Masthead = styled(Container)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: headerHeight,
});

const Message = styled(Container)({ position: 'relative', paddingBlock: space.section });

const Detail = styled('pre')(({ theme }) => ({
  ...theme.typography.small,
  marginBlock: '1.5rem 2rem',
  padding: '1rem 1.25rem',
  maxWidth: '44rem',
  borderInlineStart: `3px solid ${onNight.amber}`,
  fontFamily: 'ui-monospace,monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

interface FullScreenMessageProps {
  readonly language: Language;
  readonly heading: string;
  readonly text: string;
  readonly detail: string;
  readonly children: ReactNode;
}

/** Replaces a page that cannot be shown, its title too. */
export function FullScreenMessage({ language, heading, text, detail, children }: FullScreenMessageProps) {
  useState(allowInserts);
  return (
    <Screen role="alert">
      <title>{heading + titleSeparator + site.brand}</title>
      <HeroGround />
      <Masthead>
        <BrandReloadLink href={pagePath(site, 'home', language)} />
      </Masthead>
      <Message>
        <Typography variant="title">{heading}</Typography>
        <Typography variant="lead" color="textSecondary">
          {text}
        </Typography>
        <Detail>{detail}</Detail>
        {children}
      </Message>
    </Screen>
  );
}
