import { List, ListItem, styled, Typography } from '@mui/material';
import { space } from '~/theme/layout';
import { Markdown } from '~/ui/Markdown';
import type { DataPageSection } from './content';

const QuestionList = styled(List)({ marginBlockStart: space.block });

const Question = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gap: '0 2rem',
  paddingBlock: '2rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr' },
}));

/** Beside the question, the space above the first paragraph would be too much. */
const Answer = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { marginBlockStart: '-1rem' },
}));

export function Questions({ items }: { readonly items: NonNullable<DataPageSection['questions']> }) {
  return (
    <QuestionList>
      {items.map(({ question, answer }) => (
        <Question key={question} data-reveal="">
          <Typography variant="subheading">{question}</Typography>
          <Answer>
            <Markdown blocks={answer} level={4} />
          </Answer>
        </Question>
      ))}
    </QuestionList>
  );
}
