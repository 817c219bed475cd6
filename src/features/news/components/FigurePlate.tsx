import { styled } from '@mui/material';
import type { TitleFigure } from '~/features/news/titleFigure';
import { fillParentStyle } from '~/theme/layout';
import { fontVariables, numerals } from '~/theme/typography';

const Plate = styled('span')({
  ...fillParentStyle,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  containerType: 'size',
  userSelect: 'none',
});

/** The words after the figure. A thumbnail has no room for them. */
const Words = styled('span')({
  padding: '9cqmin 9cqmin 0',
  fontSize: 'clamp(0.875rem, 7cqmin, 1.375rem)',
  fontWeight: 500,
  lineHeight: 1.3,
  '@container (max-width: 12rem)': { display: 'none' },
});

/** The figure is as large as its letters allow: `letters` is its width in digits. */
const Value = styled('span')<{ ownerState: { readonly letters: number } }>(({ ownerState: { letters } }) => ({
  ...numerals,
  alignSelf: 'center',
  paddingInline: '9cqmin',
  fontFamily: fontVariables.headings,
  fontSize: `min(33cqi, 62cqb, ${Math.round(165 / letters)}cqi)`,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@container (max-width: 12rem)': { gridRow: '1 / -1' },
}));

const Unit = styled('span')({ marginInlineStart: '0.3em', fontSize: '0.4em' });

/** The width of letters of the unit in digits of the figure. */
const unitLetter = 0.42;

/** The figure of a title, set large. It repeats the title, so it is hidden from screen readers and from snippets of search engines. */
export function FigurePlate({ value, unit, words }: TitleFigure) {
  const letters = Math.max(3, value.length + unit.length * unitLetter);
  return (
    <Plate aria-hidden="true" data-nosnippet="">
      <Words>{words}</Words>
      <Value ownerState={{ letters }}>
        {value}
        {unit !== '' && <Unit>{unit}</Unit>}
      </Value>
    </Plate>
  );
}
