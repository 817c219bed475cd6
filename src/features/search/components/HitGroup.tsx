import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { buttonStyles } from '../../../ui/buttonStyles';
import { color, font, headerHeight, media, type } from '../../../theme/tokens';

const Group = styled('section')({
  display: 'grid',
  gap: '1.5rem',
  '& + &': { marginBlockStart: 'clamp(3.5rem, 2.5rem + 3vw, 6rem)' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: '2rem' },
});

/** On wide screens it stays beside its hits. */
const Side = styled('header')({
  [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${headerHeight} + 2rem)`, alignSelf: 'start' },
});

const Title = styled('h2')({
  ...type.heading,
  '& span': {
    marginInlineStart: '0.375rem',
    color: color.inkSoft,
    fontFamily: font.sans,
    fontSize: '1.0625rem',
    letterSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  },
});

const Note = styled('p')({ ...type.small, marginBlockStart: '0.5rem', color: color.inkSoft });

const List = styled('ol')({
  borderBlockStart: `1px solid ${color.line}`,
  '& > li': { borderBlockEnd: `1px solid ${color.line}` },
});

const More = styled('button')({ ...buttonStyles.outline, marginBlockStart: '2rem' });

interface HitGroupProps<Hit> {
  readonly heading: string;
  readonly note?: string;
  readonly hits: readonly Hit[];
  /** Shown at first. */
  readonly few: number;
  readonly showAll: (count: number) => string;
  /** A list item with its key. */
  readonly children: (hit: Hit) => ReactNode;
}

/** Hits of one kind under their name, the best of them at first. */
export function HitGroup<Hit>({ heading, note = '', hits, few, showAll, children }: HitGroupProps<Hit>) {
  const [expanded, setExpanded] = useState(false);
  if (hits.length === 0) return null;
  const shown = expanded ? hits : hits.slice(0, few);
  return (
    <Group>
      <Side>
        <Title>
          {heading} <span>{hits.length}</span>
        </Title>
        {note !== '' && <Note>{note}</Note>}
      </Side>
      <div>
        <List>{shown.map(children)}</List>
        {shown.length < hits.length && (
          <More type="button" onClick={() => setExpanded(true)}>
            {showAll(hits.length)}
          </More>
        )}
      </div>
    </Group>
  );
}
