import { Button } from '@mui/material';
import type { MessageFailedContent } from '~/content/schemas/pages';
import { mailto } from '~/lib/mailto';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageLink';
import { site } from '~generated/site';

/** Where the form leads without script if a message could not be sent. */
export function MessageFailedPage({ content }: { readonly content: MessageFailedContent }) {
  return (
    <>
      <PageHead page="messageFailed" meta={content.meta} />
      <PageHero page="messageFailed" crop="course" heading={content.heading} lead={content.lead}>
        <Button variant="night" href={mailto(site.email)} startIcon={<Icon name="mail" />}>
          {site.email}
        </Button>
        <PageButton variant="nightOutline" page="contact">
          {content.onward}
        </PageButton>
      </PageHero>
    </>
  );
}
