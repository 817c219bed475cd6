import { Container, styled, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { focusFragment } from '~/lib/events';
import { PrintedAddress } from '~/shell/PrintedAddress';
import { clickTarget, space } from '~/theme/layout';
import { Icon } from '~/ui/Icon';
import { StretchedLink } from '~/ui/StretchedLink';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { PortfolioContent } from './content';

/** On paper the list and the address are the first sheet. */
const Sheet = styled(Container)({ '@media print': { breakAfter: 'page' } });

const Companies = styled('ul')({
  marginBlock: `clamp(1.25rem, 3vw, 2.5rem) ${space.section}`,
  '@media print': { marginBlockEnd: '1.5rem' },
});

/**
 * Name and facts of a company. From a tablet's window on the facts start at the fifth, the sixth and the ninth of the page's
 * columns. The arrow lies in the last one, in the padding of the third fact.
 */
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.columns,
  alignItems: 'baseline',
  paddingBlock: '0.5rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  '& > span:not(:first-of-type)': { gridColumn: '1 / -1', color: theme.vars.palette.text.secondary },
  '& a': clickTarget,
  '& svg': { display: 'none', rotate: '90deg', color: theme.vars.palette.primary.main },
  '&:hover a': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& a': { gridColumn: '1 / 5' },
    '& > span:nth-of-type(2)': { gridColumn: '6 / 9' },
    '& > span:nth-of-type(3)': { gridArea: '1 / 9 / auto / 13', paddingInlineEnd: '2rem' },
    '& svg': { display: 'block', gridArea: '1 / 12', placeSelf: 'center end', '@media print': { display: 'none' } },
  },
  [theme.breakpoints.up('xl')]: { '& > span': { fontSize: theme.typography.body1.fontSize } },
}));

/** What is known of each company. */
export const companyFacts = ['founded', 'market', 'focus'] as const;

/** All companies in one view: what is known of each, and a link to its entry below. */
export function Holdings({ content }: { readonly content: PortfolioContent }) {
  return (
    <Sheet>
      <Typography variant="h2">{content.companiesHeading}</Typography>
      <Companies>
        {content.companies.map((company) => (
          <Row key={company.id}>
            <StretchedLink
              component={RouterLink}
              to={`#${company.id}`}
              onClick={focusFragment}
              variant="h3"
              color="textPrimary"
              underline="none"
            >
              {company.name}
            </StretchedLink>
            {companyFacts.map((fact) => (
              <Typography key={fact} variant="body2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                <VisuallyHidden>{`${content.statLabels[fact]} `}</VisuallyHidden>
                {company[fact]}
              </Typography>
            ))}
            <Icon name="arrow" />
          </Row>
        ))}
      </Companies>
      <PrintedAddress />
    </Sheet>
  );
}
