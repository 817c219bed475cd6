import { styled, Typography } from '@mui/material';
import type { Person as PersonWords } from '~/schemas/fields';
import type { PageImage } from '~/schemas/markdown';
import { space } from '~/theme/layout';
import { Markdown } from './Markdown';
import { Picture } from './Picture';

const PersonGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: `clamp(2rem, 4vw, 3.5rem) ${space.columns}`,
  marginBlockStart: space.block,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Person = styled('li')(({ theme }) => ({
  breakInside: 'avoid',
  paddingBlockStart: '1.5rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

const Portrait = styled('figure')({ marginBlockEnd: '1.25rem', '& img': { aspectRatio: '4 / 5' } });

interface PeopleProps {
  readonly items: readonly (PersonWords & { readonly picture?: { readonly image: PageImage } })[];
}

/** People with their portraits; the name of a person without one is set large. */
export function People({ items }: PeopleProps) {
  return (
    <PersonGrid>
      {items.map(({ name, role, text, picture }) => (
        <Person key={`${name}, ${role}`} data-reveal="">
          {picture !== undefined && (
            <Portrait>
              {/* The name stands below it. */}
              <Picture
                file={picture.image.file}
                alt=""
                sizes="(min-width: 64rem) 30vw, (min-width: 37.5rem) 45vw, 92vw"
              />
            </Portrait>
          )}
          <Typography variant={picture === undefined ? 'h2Small' : 'h3'} component="h3">
            {name}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {role}
          </Typography>
          {text && <Markdown blocks={text} level={4} />}
        </Person>
      ))}
    </PersonGrid>
  );
}
