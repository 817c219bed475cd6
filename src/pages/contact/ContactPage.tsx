import { Box, Button, Container, styled } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { MailButton } from '~/components/MailLink';
import { Section } from '~/components/Section';
import { SilentErrorBoundary } from '~/components/SilentErrorBoundary';
import { HarbourLine } from '~/features/chart/HarbourMarks';
import { MessageForm } from '~/features/contact/MessageForm';
import { PageHero } from '~/layout/PageHero';
import { RelatedSection } from '~/layout/RelatedLinks';
import { focusFragment } from '~/lib/events';
import { PageHead } from '~/seo/PageHead';
import { space } from '~/theme/layout';
import type { ContactContent } from './contact.schema';
import { Scheduling } from './Scheduling';

const schedulingId = 'scheduling';

/** The form and the calendar; the outcome of a message stands below both. */
const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  columnGap: space.columns,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export function ContactPage({ content }: { readonly content: ContactContent }) {
  const { hero } = content;
  return (
    <>
      <PageHead page="contact" meta={content.meta} />
      <PageHero heading={hero.heading} lead={hero.lead}>
        <MailButton variant="contained" color="onNight" mail={{ subject: hero.mailSubject }} data-screen-only="" />
        <Button
          variant="outlined"
          color="onNight"
          component={RouterLink}
          to={`#${schedulingId}`}
          onClick={focusFragment}
          data-screen-only=""
        >
          {hero.scheduleNote}
        </Button>
        <SilentErrorBoundary>
          <HarbourLine />
        </SilentErrorBoundary>
      </PageHero>
      <Section>
        <Columns>
          <MessageForm content={content.form} />
          <Scheduling id={schedulingId} content={content.scheduling} />
        </Columns>
      </Section>
      <Box data-screen-only="" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <RelatedSection {...content.related} />
      </Box>
    </>
  );
}
