import { styled, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Markdown } from '~/components/Markdown';
import type { MarkdownBlock } from '~/content/markdown';
import { twoColumnsFrom, space } from '~/theme/layout';

/** A heading above its text, or beside it in wide windows. */
export const PartGrid = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    ...twoColumnsFrom(5),
    alignItems: 'baseline',
  },
}));

/** A part below the release itself, or below the list. */
export const RuledPartGrid = styled(PartGrid)(({ theme }) => ({
  marginBlockStart: space.block,
  paddingBlockStart: '2rem',
  borderBlockStart: theme.mixins.hairline,
}));

interface TextPartProps {
  readonly id?: string;
  readonly frame: typeof PartGrid | typeof RuledPartGrid;
  readonly heading: string;
  readonly text: readonly MarkdownBlock[];
  /** Content above the text. */
  readonly children?: ReactNode;
}

export function TextPart({ frame: Frame, id, heading, text, children }: TextPartProps) {
  return (
    <Frame id={id}>
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
      <div>
        {children}
        <Markdown blocks={text} level={3} />
      </div>
    </Frame>
  );
}
