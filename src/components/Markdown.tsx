import { styled, Typography } from '@mui/material';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownBlock, MarkdownInline } from '~/content/markdown';
import { decorativeContent } from '~/theme/layout';
import { TextLink } from './TextLink';

const Body = styled('div')(({ theme }) => ({
  // The class is doubled, because Typography sets the margin of paragraphs to 0.
  '&& > *': { marginBlockStart: '1rem', maxWidth: '42rem' },
  '& ul > li': { paddingInlineStart: '1.25rem', textIndent: '-1.25rem', marginBlockStart: '0.5rem' },
  '& ul > li::before': {
    content: decorativeContent('–'),
    display: 'inline-block',
    width: '1.25rem',
    textIndent: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& ol > li': { listStyle: 'decimal', marginInlineStart: '1.25rem', marginBlockStart: '0.5rem', textIndent: 0 },
}));

/** Renders items without keys, which they do not need: a text never changes while the page shows it. */
function renderEach<Item>(items: readonly Item[], render: (item: Item) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map((item) => render(item)));
}

function renderInlines(parts: readonly MarkdownInline[]): ReactNode {
  return renderEach(parts, (part) => {
    if (typeof part === 'string') return part;
    if ('link' in part) return <TextLink link={part.link}>{renderInlines(part.text)}</TextLink>;
    return 'strong' in part ? <strong>{renderInlines(part.strong)}</strong> : <em>{renderInlines(part.em)}</em>;
  });
}

interface MarkdownProps {
  readonly blocks: readonly MarkdownBlock[];
  /** Level of the sub-headings, one below the heading that the text stands under. */
  readonly level: 3 | 4;
}

function MarkdownBlock({ block, level }: { readonly block: MarkdownBlock; readonly level: MarkdownProps['level'] }) {
  if ('heading' in block)
    return (
      <Typography variant="subtitle1" component={`h${level}`}>
        {renderInlines(block.heading)}
      </Typography>
    );
  if ('list' in block) {
    const items = renderEach(block.list, (item) => <li>{renderInlines(item)}</li>);
    return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
  }
  return <Typography>{renderInlines(block)}</Typography>;
}

/** A longer text, which the build has parsed. */
export function Markdown({ blocks, level }: MarkdownProps) {
  return (
    <Body>
      {renderEach(blocks, (block) => (
        <MarkdownBlock block={block} level={level} />
      ))}
    </Body>
  );
}
