import { Button, Container, Link, styled, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { HarbourLine } from '~/features/chart/HarbourMarks';
import { MessageForm } from '~/features/contact/MessageForm';
import { focusFragment } from '~/lib/events';
import { telephone } from '~/lib/mailto';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { PrintedAddress } from '~/shell/PrintedAddress';
import { RelatedSection } from '~/shell/RelatedLinks';
import { space } from '~/theme/layout';
import { MailButton } from '~/ui/MailLink';
import { Ornament } from '~/ui/Ornament';
import { Section } from '~/ui/Section';
import { useShell } from '~/ui/ShellContext';
import { site } from '~generated/site';
import { hasCalendar } from '~generated/switches';
import type { ContactContent } from './contact.node.ts';
import { Scheduling } from './Scheduling';

const schedulingId = 'scheduling';

/** The form and the calendar; the outcome of a message stands below both. */
const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  columnGap: space.columns,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: hasCalendar ? 'repeat(2, minmax(0, 1fr))' : '44rem' },
}));

/** The addresses of the offices, one below the other. */
const Addresses = styled('div')({ width: '100%' });

const RelatedBand = styled('div')(({ theme }) => ({ borderBlockStart: `1px solid ${theme.vars.palette.divider}` }));

export function ContactPage({ content }: { readonly content: ContactContent }) {
  const { hero } = content;
  const { language } = useShell();
  const { lines, phone, street } = site.headquarters;
  const address = lines[language];
  const offices = site.offices.map((office) => ({ line: office.lines[language] ?? '', phone: office.phone }));
  return (
    <>
      <PageHead page="contact" meta={content.meta} />
      <PageHero heading={hero.heading} lead={hero.lead}>
        <MailButton variant="contained" color="onNight" mail={{ subject: hero.mailSubject }} data-screen-only="" />
        {hasCalendar && (
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
        )}
        {phone !== '' && (
          <Button variant="outlined" color="onNight" href={telephone(phone)} data-screen-only="">
            {phone}
          </Button>
        )}
        {(street !== '' || offices.length > 0) && (
          <Addresses data-screen-only="">
            <Typography>{address}</Typography>
            {offices.map((office) => (
              <Typography key={`${office.line} ${office.phone}`}>
                {office.line}
                {office.phone !== '' && (
                  <>
                    {'\u00A0· '}
                    <Link href={telephone(office.phone)} color="textPrimary" sx={{ whiteSpace: 'nowrap' }}>
                      {office.phone}
                    </Link>
                  </>
                )}
              </Typography>
            ))}
          </Addresses>
        )}
        <Ornament>
          <HarbourLine />
        </Ornament>
      </PageHero>
      <Section>
        <Columns>
          <PrintedAddress />
          <MessageForm content={content.form} />
          {hasCalendar && <Scheduling id={schedulingId} content={content.scheduling} />}
        </Columns>
      </Section>
      <RelatedBand data-screen-only="">
        <RelatedSection {...content.related} />
      </RelatedBand>
    </>
  );
}
