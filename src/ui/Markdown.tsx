import { Link, styled, Typography } from '@mui/material';
import { createElement, Fragment, type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { focusFragment } from '~/lib/events';
import type { ResolvedLink } from '~/schemas/files';
import type { Block, Inline } from '~/schemas/markdown';
import { ExternalLink } from './ExternalLink';

const Body = styled('div')(({ theme }) => ({
  // Twice the class: Typography sets the margin of paragraphs to 0.
  '&& > *': { marginBlockStart: '1rem', maxWidth: '42rem' },
  '& ul > li': { paddingInlineStart: '1.25rem', textIndent: '-1.25rem', marginBlockStart: '0.5rem' },
  '& ul > li::before': {
    content: '"–"',
    display: 'inline-block',
    width: '1.25rem',
    textIndent: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& ol > li': { listStyle: 'decimal', marginInlineStart: '1.25rem', marginBlockStart: '0.5rem' },
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

interface TextLinkProps extends ResolvedLink {
  readonly children: ReactNode;
}

function TextLink({ link: to, file, children }: TextLinkProps) {
  if (file !== undefined)
    return (
      <>
        <Link href={to} type={file.type}>
          {children}
        </Link>
        {` (${file.label})`}
      </>
    );
  if (to.startsWith('https:'))
    return (
      <Link component={ExternalLink} href={to}>
        {children}
      </Link>
    );
  if (to.startsWith('mailto:')) return <Link href={to}>{children}</Link>;
  return (
    <Link component={RouterLink} to={to} onClick={to.startsWith('#') ? focusFragment : undefined}>
      {children}
    </Link>
  );
}

/** Renders items without keys, which they do not need: a text never changes while the page shows it. */
function renderEach<Item>(items: readonly Item[], render: (item: Item) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map((item) => render(item)));
}

function renderInlines(parts: readonly Inline[]): ReactNode {
  return renderEach(parts, (part) => {
    if (typeof part === 'string') return part;
    if ('link' in part)
      return (
        <TextLink link={part.link} file={part.file}>
          {renderInlines(part.text)}
        </TextLink>
      );
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

function MarkdownBlock({ block, level }: { readonly block: Block; readonly level: 3 | 4 }) {
  if ('heading' in block)
    return (
      <Typography variant="lead" component={`h${level}`}>
        {renderInlines(block.heading)}
      </Typography>
    );
  if ('table' in block) return <Table rows={block.table} />;
  if ('list' in block) {
    const items = renderEach(block.list, (item) => <li>{renderInlines(item)}</li>);
    return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
  }
  return <Typography>{renderInlines(block)}</Typography>;
}

interface MarkdownProps {
  readonly blocks: readonly Block[];
  /** Level of the sub-headings: one below the heading that the text stands under. */
  readonly level: 3 | 4;
}

/** An owner's longer text, which the build has parsed. */
export function Markdown({ blocks, level }: MarkdownProps) {
  return (
    <Body>
      {renderEach(blocks, (block) => (
        <MarkdownBlock block={block} level={level} />
      ))}
    </Body>
  );
}
