import { Box, Container, styled, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { GroundSquare } from '~/components/GroundSquare';
import { Icon } from '~/components/Icon';
import { StretchedLink } from '~/components/StretchedLink';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { focusFragment } from '~/lib/events';
import { clickTargetStyle, space } from '~/theme/layout';
import type { PortfolioContent } from './portfolio.schema';

/**
 * Name, business and market of a company. From a tablet's window on these start at the first, the fifth and the ninth of the
 * page's columns. The arrow lies at the end of the row.
 */
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  columnGap: space.columns,
  alignItems: 'baseline',
  paddingBlock: '0.5rem',
  borderBlockEnd: theme.mixins.hairline,
  '&:hover': { borderBlockEndColor: theme.vars.palette.primary.main },
  '&:hover a': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const factSize = { xl: 'body1.fontSize' } as const;

const Arrow = styled('span')(({ theme }) => ({
  display: 'none',
  color: theme.vars.palette.primary.main,
  rotate: '90deg',
  [theme.breakpoints.up('md')]: { display: 'block', position: 'absolute', inset: '1.125rem 0 auto auto' },
}));

/** All companies in one view: what each one does and where, and a link to its entry below. */
export function Holdings({ content }: { readonly content: PortfolioContent }) {
  return (
    <Container>
      <Typography variant="h2">{content.companiesHeading}</Typography>
      <Box
        component="ul"
        sx={{
          mt: 'clamp(1.25rem, 3vw, 2.5rem)',
          mb: space.section,
          borderTop: 1,
          borderColor: 'divider',
          '@media print': { mb: 3 },
        }}
      >
        {content.companies.map(({ id, name, plate, kind, market }) => (
          <Row key={id}>
            <StretchedLink
              component={RouterLink}
              to={`#${id}`}
              onClick={focusFragment}
              variant="h3"
              color="textPrimary"
              underline="none"
              sx={clickTargetStyle}
            >
              <GroundSquare plate={plate} />
              {name}
            </StretchedLink>
            <Typography variant="body2" component="span" color="textSecondary" sx={{ fontSize: factSize }}>
              {kind}
            </Typography>
            <Typography
              variant="body2"
              component="span"
              color="textSecondary"
              sx={{ pr: { md: 4 }, fontSize: factSize }}
            >
              <VisuallyHidden>{`${content.statLabels.market} `}</VisuallyHidden>
              {market}
            </Typography>
            <Arrow data-screen-only="">
              <Icon name="arrow" />
            </Arrow>
          </Row>
        ))}
      </Box>
    </Container>
  );
}
