import { Typography } from '@mui/material';
import { useRef } from 'react';
import type { PageId } from '~/content/pages';
import { preloadToasts, showToast } from '~/features/toasts/showToast';
import { reportAction } from '~/lib/visitEvents';
import { pagePath, pageUrl } from '~/seo/addresses';
import { MailButton } from '~/ui/MailLink';
import { useShell } from '~/ui/ShellContext';
import { site } from '~generated/site';
import type { FormContent } from './contact.node.ts';
import { HandOff, OutcomePanel } from './HandOff';
import { composeMail, type ContactFields } from './message';
import { MessageForm } from './MessageForm';
import { postMessage } from './post';

/** Fields that the service or relay needs besides the message, and one that only bots fill in. */
function HiddenFields() {
  const { language } = useShell();
  if (site.form === null) return null;
  const { fields, pages, trap } = site.form;
  const pageField = (name: string, page: PageId) =>
    name !== '' && <input type="hidden" name={name} value={pageUrl(site, page, language)} />;
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {pageField(pages.sent, 'messageSent')}
      {pageField(pages.failed, 'messageFailed')}
      {trap !== '' && <input hidden name={trap} autoComplete="off" aria-label={trap} />}
    </>
  );
}

/** Sends a message to the owner's relay or form service, and offers the mail program if that fails. */
export function PostForm({ content }: { readonly content: FormContent }) {
  const { language } = useShell();
  const closeToast = useRef<() => void>(undefined);
  const { posting: words } = content;
  if (words === undefined || site.form === null) return null;

  const post = async (fields: ContactFields, form: HTMLFormElement) => {
    const mail = composeMail(fields, content);
    closeToast.current?.();
    // The code of toasts could not be fetched once the connection is lost.
    preloadToasts();
    const kind = await postMessage(form);
    const isSent = kind === 'sent';
    reportAction('Contact Form', kind);
    closeToast.current = showToast(isSent ? 'success' : 'error', words[kind]);
    const panel = isSent ? (
      <OutcomePanel hasToast>
        <div>
          <Typography variant="h3">{words.sentHeading}</Typography>
          <Typography sx={{ maxWidth: 'none' }}>{words.sent}</Typography>
        </div>
      </OutcomePanel>
    ) : (
      <HandOff mail={mail} content={content} lead={words[kind]} hasToast>
        <MailButton variant="outlined" mail={mail} sx={{ marginBlockStart: '1rem' }}>
          {words.openMail}
        </MailButton>
      </HandOff>
    );
    return { isSent, panel };
  };

  return (
    <MessageForm
      content={content}
      target={{ action: site.form.action || pagePath(site, 'messageSent', language), ...site.form.attributes }}
      hidden={<HiddenFields />}
      onSend={post}
    />
  );
}
