import { Container, Link, styled, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { longDate } from '~/content/date-words';
import { getPath } from '~/content/pages';
import { clickTarget, secondColumnFrom, space, targetSize } from '~/theme/layout';
import { Section } from '~/ui/Section';
import { useShell } from '~/ui/ShellContext';
import type { PressContent, ReleaseLine } from './press.node.ts';

const YearGroups = styled('div')({ display: 'grid', gap: space.block });

/** A year above its releases, or beside them in wide windows. */
const YearGroup = styled('section')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'grid', ...secondColumnFrom(5) },
}));

const ReleaseRow = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '0.25rem 2rem',
  paddingBlock: '1.25rem',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '14rem 1fr', alignItems: 'baseline' },
}));

const ReleaseRows = styled('ul')(({ theme }) => ({
  marginBlockStart: '1rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: { marginBlockStart: 0 },
}));

const Years = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem', marginBlockStart: '0.5rem' });

const YearLink = styled(Link)({ ...clickTarget, minWidth: targetSize }) as typeof Link;

function ReleaseItem({ id, date, place, title }: ReleaseLine) {
  const { content, language } = useShell();
  return (
    <ReleaseRow>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={date}>{longDate(content.dates, date)}</time>
        {` · ${place}`}
      </Typography>
      <Typography variant="subtitle1" component="h3">
        <Link component={RouterLink} to={getPath(id, language)} color="textPrimary" underline="hover">
          {title}
        </Link>
      </Typography>
    </ReleaseRow>
  );
}

/** Releases by year, the newest first. */
export function ReleaseList({ groups }: Pick<PressContent, 'groups'>) {
  return (
    <YearGroups>
      {groups.map(({ year, releases }) => (
        <YearGroup key={year} id={`year-${year}`} aria-labelledby={`heading-${year}`}>
          <Typography variant="h2" id={`heading-${year}`}>
            {year}
          </Typography>
          <ReleaseRows>
            {releases.map((release) => (
              <ReleaseItem key={release.id} {...release} />
            ))}
          </ReleaseRows>
        </YearGroup>
      ))}
    </YearGroups>
  );
}

interface YearLinksProps {
  readonly archive: PressContent['archive'];
  /** The year that the page shows. */
  readonly current?: string;
}

/** A section with links to the pages of years; nothing if the list of releases has all of them. */
export function YearLinks({ archive: { label, years }, current }: YearLinksProps) {
  const { language } = useShell();
  if (years.length === 0) return null;
  return (
    <Section tone="paper" sx={{ paddingBlock: space.block }}>
      <Container>
        <nav aria-labelledby="years" data-screen-only="">
          <Typography variant="h3" component="h2" id="years">
            {label}
          </Typography>
          <Years>
            {years.map((year) => (
              <li key={year}>
                <YearLink
                  component={RouterLink}
                  to={getPath(`pressYears/${year}`, language)}
                  color="textPrimary"
                  underline={year === current ? 'always' : 'hover'}
                  aria-current={year === current ? 'page' : undefined}
                >
                  {year}
                </YearLink>
              </li>
            ))}
          </Years>
        </nav>
      </Container>
    </Section>
  );
}
