import { Grid, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Markdown } from '~/components/Markdown';
import type { MarkdownBlock } from '~/content/markdown';
import { space } from '~/theme/layout';

interface TextPartProps {
  readonly id?: string;
  /** Whether the part stands below another, with a line between both. */
  readonly ruled?: boolean;
  readonly heading: string;
  readonly text: readonly MarkdownBlock[];
  /** Content above the text. */
  readonly children?: ReactNode;
}

/** A heading above its text, or beside it in wide windows. */
export function TextPart({ id, ruled = false, heading, text, children }: TextPartProps) {
  return (
    <Grid
      container
      id={id}
      columnSpacing={space.columns}
      sx={{ alignItems: 'baseline', ...(ruled && { mt: space.block, pt: 4, borderTop: 1, borderColor: 'divider' }) }}
    >
      <Grid size={{ xs: 12, lg: 4 }}>
        <Typography variant="h3" component="h2">
          {heading}
        </Typography>
      </Grid>
      <Grid size={{ xs: 12, lg: 8 }}>
        {children}
        <Markdown blocks={text} level={3} />
      </Grid>
    </Grid>
  );
}
