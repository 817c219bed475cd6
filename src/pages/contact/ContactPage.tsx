import { styled } from '@mui/material/styles';
import { Container } from '../../ui/Container';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { buttonStyles } from '../../ui/buttonStyles';
import { site } from '../../config/site';
import type { ContactContent } from '../../content/types/contact';
import { PageHead } from '../../seo/PageHead';
import { PageHero } from '../../shell/PageHero';
import { RelatedLinks } from '../../shell/RelatedLinks';
import { mailto } from '../../lib/mailto';
import { color, media } from '../../theme/tokens';
import { ContactForm } from '../../features/contact/ContactForm';
import { Scheduling } from './Scheduling';

const MailLink = styled('a')(buttonStyles.night);
const ScheduleLink = styled('a')(buttonStyles.nightOutline);

const schedulingId = 'schedule';

const Columns = styled(Container)({
  display: 'grid',
  gap: '4rem',
  [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: 'clamp(3rem, 6vw, 7rem)' },
});

const Raised = styled(Section)({ borderBlockStart: `1px solid ${color.line}` });

export function ContactPage({ content }: { readonly content: ContactContent }) {
  const { hero } = content;
  return (
    <>
      <PageHead page="contact" meta={content.meta} />
      <PageHero page="contact" heading={hero.heading} lead={hero.lead}>
        <MailLink href={mailto(site.email, { subject: hero.mailSubject })}>
          <Icon name="mail" />
          {site.email}
        </MailLink>
        <ScheduleLink href={`#${schedulingId}`}>{hero.scheduleNote}</ScheduleLink>
      </PageHero>
      <Section>
        <Columns>
          <ContactForm content={content.form} />
          <Scheduling id={schedulingId} content={content.scheduling} />
        </Columns>
      </Section>
      <Raised>
        <Container>
          <RelatedLinks {...content.related} />
        </Container>
      </Raised>
    </>
  );
}
