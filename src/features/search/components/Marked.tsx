import { styled } from '@mui/material/styles';
import { markWords } from '~/features/search/excerpt';
import { onNight } from '~generated/palette';

/** Light enough for the text's contrast in both schemes. */
const Mark = styled('mark')({
  color: 'inherit',
  backgroundColor: onNight.amberHalo,
});

interface MarkedProps {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
}

export function Marked({ text, terms }: MarkedProps) {
  return markWords(text, terms).map((piece, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    piece.isMarked ? <Mark key={index}>{piece.text}</Mark> : piece.text,
  );
}
