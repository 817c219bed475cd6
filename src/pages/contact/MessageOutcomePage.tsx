import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { MailButton } from '~/ui/MailLink';
import { PageButton } from '~/ui/PageLink';
import type { MessageOutcomeContent } from './contact.node.ts';

interface MessageOutcomePageProps {
  readonly page: 'messageSent' | 'messageFailed';
  readonly content: MessageOutcomeContent;
}

/** The page that the form leads to without script: the message was sent, or has to be sent by mail. */
export function MessageOutcomePage({ page, content }: MessageOutcomePageProps) {
  const isSent = page === 'messageSent';
  return (
    <>
      <PageHead page={page} meta={content.meta} />
      <PageHero isWholePage heading={content.heading} lead={content.lead}>
        {!isSent && <MailButton variant="contained" color="onNight" />}
        <PageButton variant={isSent ? 'contained' : 'outlined'} color="onNight" page={isSent ? 'home' : 'contact'}>
          {content.onward}
        </PageButton>
      </PageHero>
    </>
  );
}
