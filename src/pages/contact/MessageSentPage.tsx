import type { MessageSentContent } from '~/content/schemas/pages';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { PageButton } from '~/ui/PageLink';

/** Where the form leads without script once a message is on its way. */
export function MessageSentPage({ content }: { readonly content: MessageSentContent }) {
  return (
    <>
      <PageHead page="messageSent" meta={content.meta} />
      <PageHero page="messageSent" crop="course" heading={content.heading} lead={content.lead}>
        <PageButton variant="night" page="home">
          {content.onward}
        </PageButton>
      </PageHero>
    </>
  );
}
