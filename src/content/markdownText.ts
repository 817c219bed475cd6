import type { Block, Inline } from '~/schemas/markdown';

function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('link' in part) return inlineText(part.text);
      return inlineText('strong' in part ? part.strong : part.em);
    })
    .join('');
}

/** The lines of a block, without the signs of Markdown. */
function blockLines(block: Block): readonly string[] {
  if ('heading' in block) return [inlineText(block.heading)];
  if ('list' in block)
    return block.list.flatMap((item) => ('blocks' in item ? item.blocks.flatMap(blockLines) : inlineText(item)));
  if ('table' in block) return block.table.map((row) => row.map(inlineText).join(' · '));
  if ('quote' in block) return block.quote.flatMap(blockLines);
  return 'rule' in block ? [] : [inlineText(block)];
}

/** The lines of a text of Markdown, without its signs, for the search of the site and for search engines. */
export const markdownLines = (blocks: readonly Block[]): readonly string[] => blocks.flatMap(blockLines);
