import { Button } from '@mui/material';
import { mailto } from '~/lib/mailto';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageLink';
import { site } from '~generated/site';
import type { MessageOutcomeContent } from './content';

interface MessageOutcomePageProps {
  readonly page: 'messageSent' | 'messageFailed';
  readonly content: MessageOutcomeContent;
}

/** Where the form leads without script: a message is on its way, or has to be sent as a mail. */
export function MessageOutcomePage({ page, content }: MessageOutcomePageProps) {
  const isSent = page === 'messageSent';
  return (
    <>
      <PageHead page={page} meta={content.meta} />
      <PageHero crop="course" heading={content.heading} lead={content.lead}>
        {!isSent && (
          <Button variant="night" href={mailto(site.email)} startIcon={<Icon name="mail" />}>
            {site.email}
          </Button>
        )}
        <PageButton variant={isSent ? 'night' : 'nightOutline'} page={isSent ? 'home' : 'contact'}>
          {content.onward}
        </PageButton>
      </PageHero>
    </>
  );
}
