import { styled, Typography } from '@mui/material';
import { createElement, Fragment, type ReactNode, useId } from 'react';
import type { Block, Inline, ListItem } from '~/schemas/markdown';
import { silentMark } from '~/theme/layout';
import { TextLink } from './TextLink';

const Body = styled('div')(({ theme }) => ({
  // Twice the class: Typography sets the margin of paragraphs to 0.
  '&& > *': { marginBlockStart: '1rem', maxWidth: '42rem' },
  '& ul > li': { paddingInlineStart: '1.25rem', textIndent: '-1.25rem', marginBlockStart: '0.5rem' },
  '& ul > li::before': {
    content: silentMark('–'),
    display: 'inline-block',
    width: '1.25rem',
    textIndent: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& ol > li': { listStyle: 'decimal', marginInlineStart: '1.25rem', marginBlockStart: '0.5rem', textIndent: 0 },
  '& li > p': { marginBlockStart: '0.5rem', textIndent: 0 },
  '& blockquote': {
    margin: 0,
    paddingInlineStart: '1.25rem',
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  },
  '& blockquote > * + *': { marginBlockStart: '1rem' },
  '& img': { height: 'auto' },
  '& hr': { border: 0, borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& td, & th': {
    overflowWrap: 'normal',
    padding: '0.625rem 1rem 0.625rem 0',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** A table whose words are wider than a phone scrolls in it, and widens nothing around it. */
const TableFrame = styled('div')({ overflowX: 'auto', contain: 'inline-size' });

/** Renders items without keys, which they do not need: a text never changes while the page shows it. */
function renderEach<Item>(items: readonly Item[], render: (item: Item) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map((item) => render(item)));
}

function renderInlines(parts: readonly Inline[]): ReactNode {
  return renderEach(parts, (part) => {
    if (typeof part === 'string') return part;
    if ('link' in part) return <TextLink link={part.link}>{renderInlines(part.text)}</TextLink>;
    return 'strong' in part ? <strong>{renderInlines(part.strong)}</strong> : <em>{renderInlines(part.em)}</em>;
  });
}

type Row = readonly (readonly Inline[])[];

function Table({ rows }: { readonly rows: readonly Row[] }) {
  const [head, ...others] = rows;
  const id = useId();
  return (
    <TableFrame role="group" tabIndex={0} aria-labelledby={id}>
      <table>
        <thead id={id}>
          <tr>
            {renderEach(head ?? [], (cell) => (
              <th scope="col">{renderInlines(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {renderEach(others, (row) => (
            <tr>
              {renderEach(row, (cell) => (
                <td>{renderInlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Level of the sub-headings. */
  readonly level: 3 | 4;
}

/** An item of a list. The words that it begins with stand beside its marker. */
function Item({ item, level }: { readonly item: ListItem; readonly level: BlocksProps['level'] }) {
  if (!('blocks' in item)) return <li>{renderInlines(item)}</li>;
  const [first, ...others] = item.blocks;
  const words = Array.isArray(first) ? first : undefined;
  return (
    <li>
      {words && renderInlines(words)}
      <Blocks blocks={words ? others : item.blocks} level={level} />
    </li>
  );
}

function MarkdownBlock({ block, level }: { readonly block: Block; readonly level: BlocksProps['level'] }) {
  if ('heading' in block)
    return (
      <Typography variant="subtitle1" component={`h${level}`}>
        {renderInlines(block.heading)}
      </Typography>
    );
  if ('table' in block) return <Table rows={block.table} />;
  if ('list' in block) {
    const items = renderEach(block.list, (item) => <Item item={item} level={level} />);
    return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
  }
  if ('quote' in block)
    return (
      <blockquote>
        <Blocks blocks={block.quote} level={level} />
      </blockquote>
    );
  return 'rule' in block ? <hr /> : <Typography>{renderInlines(block)}</Typography>;
}

function Blocks({ blocks, level }: BlocksProps) {
  return renderEach(blocks, (block) => <MarkdownBlock block={block} level={level} />);
}

/**
 * An owner's longer text, which the build has parsed.
 * @param props.level one below the heading that the text stands under
 */
export function Markdown(props: BlocksProps) {
  return (
    <Body>
      <Blocks {...props} />
    </Body>
  );
}
