import { Link, styled, Typography } from '@mui/material';
import { useState } from 'react';
import { settings } from 'virtual:settings';
import { ExternalLink } from '~/components/ExternalLink';
import { useShell } from '~/components/ShellContext';
import { useHydrated } from '~/components/useHydrated';
import type { Language } from '~/config/languages';
import { schedulingFrameHeightPx } from '~/config/limits';
import { ContactColumn } from '~/features/contact/ContactColumn';
import { getChoice } from '~/lib/visitorStorage';
import { clickTargetStyle } from '~/theme/layout';
import { CalendarFrame } from './CalendarFrame';
import { AlwaysShown, CalendarQuestion } from './CalendarQuestion';
import type { ContactContent } from './contact.schema';

const CalendarColumn = styled(ContactColumn)(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { marginBlockStart: '4rem' },
}));

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  // The specified height is that of the calendar, without the border. It grows with the text, as the form beside it does.
  boxSizing: 'content-box',
  height: `${schedulingFrameHeightPx / 16}rem`,
  marginBlockStart: '2rem',
  border: theme.mixins.hairline,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** A calendar on this site learns the language from the fragment of its address. */
function calendarAddress(language: Language): string {
  return settings.hasForeignCalendar
    ? settings.schedulingUrl
    : `${settings.basePath}${settings.schedulingUrl.slice(1)}#${language}`;
}

interface SchedulingProps {
  readonly id: string;
  readonly content: ContactContent['scheduling'];
}

/** A calendar in a frame, and a link to the calendar. If another host serves it, it waits until the visitor asks for it. */
export function Scheduling({ id, content }: SchedulingProps) {
  const [isRequested, setIsRequested] = useState(false);
  const isHydrated = useHydrated();
  const isAllowed = isRequested || (isHydrated && getChoice('calendar') !== null);
  const address = calendarAddress(useShell().language);
  return (
    <CalendarColumn id={id} aria-labelledby={`${id}-heading`} data-screen-only="">
      <Typography variant="h2Small" id={`${id}-heading`}>
        {content.heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {content.text}
      </Typography>
      <Frame>
        {!settings.hasForeignCalendar || isAllowed ? (
          <CalendarFrame address={address} content={content} takesFocus={isRequested} />
        ) : (
          <CalendarQuestion content={content.ask} onShow={() => setIsRequested(true)} />
        )}
      </Frame>
      <div>
        {settings.hasForeignCalendar && isAllowed && <AlwaysShown label={content.ask.always} />}
        <Link component={ExternalLink} href={address} sx={{ ...clickTargetStyle, gap: 0.75, mt: 2 }}>
          {content.openInTab}
        </Link>
      </div>
    </CalendarColumn>
  );
}
