import { styled } from '@mui/material/styles';
import { buttonStyles } from '../../ui/buttonStyles';
import { Container } from '../../ui/Container';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { Lead } from '../../ui/Text';
import type { HomeContent } from '../../content/types/home';
import { PageLink } from '../../ui/PageLink';
import { media, type } from '../../theme/tokens';

const Grid = styled(Container)({
  display: 'grid',
  gap: '2rem',
  alignItems: 'end',
  [media.desktop]: { gridTemplateColumns: '7fr 5fr', gap: '4rem' },
});

const Question = styled('h2')({ ...type.title, maxWidth: '12ch' });

const StartLink = styled(PageLink)({ ...buttonStyles.primary, marginBlockStart: '1.75rem' });

export function Closing({ content }: { readonly content: HomeContent['closing'] }) {
  return (
    <Section>
      <Grid data-reveal="">
        <Question>{content.heading}</Question>
        <div>
          <Lead>{content.text}</Lead>
          <StartLink page="contact">
            {content.action}
            <Icon name="arrow" />
          </StartLink>
        </div>
      </Grid>
    </Section>
  );
}
