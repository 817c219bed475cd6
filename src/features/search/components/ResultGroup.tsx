import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { buttonStyles } from '../../../ui/buttonStyles';
import { color, font, headerHeight, media, type } from '../../../theme/tokens';

const Group = styled('section')({
  display: 'grid',
  gap: '1.5rem',
  '& + &': { marginBlockStart: 'clamp(3.5rem, 2.5rem + 3vw, 6rem)' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: '2rem' },
});

/** On wide screens it stays beside its results. */
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

interface ResultGroupProps<Result> {
  readonly heading: string;
  readonly note?: string;
  readonly results: readonly Result[];
  /** Shown at first. */
  readonly few: number;
  readonly showAll: (count: number) => string;
  /** A list item with its key. */
  readonly children: (result: Result) => ReactNode;
}

/** Results of one kind under their name, the best of them at first. */
export function ResultGroup<Result>({ heading, note = '', results, few, showAll, children }: ResultGroupProps<Result>) {
  const [expanded, setExpanded] = useState(false);
  if (results.length === 0) return null;
  const shown = expanded ? results : results.slice(0, few);
  return (
    <Group>
      <Side>
        <Title>
          {heading} <span>{results.length}</span>
        </Title>
        {note !== '' && <Note>{note}</Note>}
      </Side>
      <div>
        <List>{shown.map(children)}</List>
        {shown.length < results.length && (
          <More type="button" onClick={() => setExpanded(true)}>
            {showAll(results.length)}
          </More>
        )}
      </div>
    </Group>
  );
}
