import { styled, Typography } from '@mui/material';
import type { PictureFile } from '~/assets/pictureFile';
import type { Person as PersonWords } from '~/schemas/fields';
import { space } from '~/theme/layout';
import { font } from '~/theme/typography';
import { Markdown } from './Markdown';
import { Picture } from './Picture';

const initialsSize = 'min(5rem, 20vw)';

const PersonGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: `clamp(2rem, 4vw, 3.5rem) ${space.columns}`,
  marginBlockStart: space.block,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Person = styled('li')(({ theme }) => ({
  position: 'relative',
  breakInside: 'avoid',
  paddingBlockStart: '1.5rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  minHeight: `calc(${initialsSize} + 3rem)`,
  '& figure': { marginBlockEnd: '1.25rem' },
  '& > figure img': { aspectRatio: '4 / 5' },
}));

/** The initials of a person without a portrait, beside the texts. */
const Initials = styled('span')(({ theme }) => ({
  ...theme.mixins.nightBackground,
  position: 'absolute',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: initialsSize,
  aspectRatio: 1,
  border: '1px solid',
  borderRadius: '50%',
  color: theme.vars.palette.text.primary,
  fontFamily: font.headings,
  fontSize: '1.75rem',
  '& ~ *': { marginInlineStart: `calc(${initialsSize} + 1.25rem)` },
}));

/** The first letters of the first and the last word of a name. */
function getInitials(name: string): string {
  const words = name.split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => Array.from(word ?? '')[0] ?? '').join('');
}

interface PeopleProps {
  readonly items: readonly (PersonWords & { readonly picture?: string })[];
  /** Portraits, by the names that the people have for them. */
  readonly pictures?: Readonly<Record<string, PictureFile>>;
}

export function People({ items, pictures }: PeopleProps) {
  return (
    <PersonGrid>
      {items.map(({ name, role, text, picture }) => (
        <Person key={name} data-reveal="">
          {picture === undefined && <Initials aria-hidden="true">{getInitials(name)}</Initials>}
          {picture !== undefined && (
            <figure>
              {/* The name stands below it. */}
              <Picture
                file={pictures?.[picture]}
                alt=""
                sizes="(min-width: 64rem) 30vw, (min-width: 37.5rem) 45vw, 92vw"
              />
            </figure>
          )}
          <Typography variant="h3">{name}</Typography>
          <Typography color="textSecondary">{role}</Typography>
          {text && <Markdown blocks={text} level={4} />}
        </Person>
      ))}
    </PersonGrid>
  );
}
