import Typography from '@mui/material/Typography';
import { hasCompanies } from '~/config/features';
import type { HomeContent } from '~/content/schemas/pages/home';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageButton';
import { Actions } from './heroStyles';

/** Heading, lead and first actions of the hero. */
export function HeroWords({ content }: { readonly content: HomeContent['hero'] }) {
  return (
    <>
      <Typography variant="display">{content.heading}</Typography>
      <Typography variant="lead" color="textSecondary">
        {content.lead}
      </Typography>
      <Actions>
        {hasCompanies && (
          <PageButton variant="night" page="portfolio" endIcon={<Icon name="arrow" />}>
            {content.portfolio}
          </PageButton>
        )}
        <PageButton variant={hasCompanies ? 'nightOutline' : 'night'} page="contact">
          {content.contact}
        </PageButton>
      </Actions>
    </>
  );
}
