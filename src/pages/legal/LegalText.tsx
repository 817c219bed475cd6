import { styled } from '@mui/material/styles';
import { Container } from '../../ui/Container';
import { Section } from '../../ui/Section';
import { longDate } from '../../content/date-words';
import type { LegalContent } from '../../content/types/legal';
import { color, headerHeight, media, targetSize, type } from '../../theme/tokens';
import { useShell } from '../../ui/ShellContext';

const Grid = styled(Container)({
  display: 'grid',
  gap: '3rem',
  [media.desktop]: { gridTemplateColumns: '4fr 8fr', gap: '4rem' },
});

const Contents = styled('nav')({
  [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${headerHeight} + 2rem)`, alignSelf: 'start' },
  '& ol': { borderBlockStart: `1px solid ${color.line}` },
  '& li': { borderBlockEnd: `1px solid ${color.line}` },
  '& a': { display: 'flex', alignItems: 'center', minHeight: targetSize, color: color.ink, textDecoration: 'none' },
  '& a:hover': { color: color.link, textDecoration: 'underline' },
  '@media print': { display: 'none' },
});

const ContentsTitle = styled('h2')({ ...type.label, color: color.inkSoft, marginBlockEnd: '0.75rem' });

const Changed = styled('p')({ ...type.small, color: color.inkSoft, marginBlockEnd: '2rem' });

const Part = styled('section')({
  '& + &': { marginBlockStart: '3rem' },
  '& h2': { ...type.subheading },
  '& p, & ul': { marginBlockStart: '1rem', maxWidth: '42rem' },
  '& li': { paddingInlineStart: '1.25rem', textIndent: '-1.25rem', marginBlockStart: '0.5rem' },
  '& li::before': { content: '"–"', display: 'inline-block', width: '1.25rem', textIndent: 0, color: color.inkSoft },
});

interface LegalTextProps {
  readonly content: LegalContent;
  /** ISO date. */
  readonly lastChanged: string;
}

/** A legal text with its table of contents and the day it was last changed. */
export function LegalText({ content, lastChanged }: LegalTextProps) {
  const { dates } = useShell().content;
  return (
    <Section>
      <Grid>
        <Contents aria-labelledby="contents">
          <ContentsTitle id="contents">{content.contentsHeading}</ContentsTitle>
          <ol>
            {content.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <div>
          <Changed>
            {content.lastChangedLabel}: <time dateTime={lastChanged}>{longDate(dates, lastChanged)}</time>
          </Changed>
          {content.sections.map(({ id, heading, paragraphs, points }) => (
            <Part key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points !== undefined && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </Part>
          ))}
        </div>
      </Grid>
    </Section>
  );
}
