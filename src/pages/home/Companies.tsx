import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { findPicture } from '~/assets/find-picture';
import { companies, type CompanyFacts, type CompanyId, companyIds } from '~/content/companies';
import type { HomeContent } from '~/content/types/home';
import type { RelatedContent } from '~/content/types/shared';
import { RelatedLinks } from '~/shell/RelatedLinks';
import { ExternalLink } from '~/ui/ExternalLink';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageButton';
import { Picture } from '~/ui/Picture';
import { TitledSection } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Entry, Foot, Grid, Name, Sites, Tile, wideTiles } from './companiesStyles';

interface CompaniesProps {
  readonly content: HomeContent['companies'];
  readonly expertise: RelatedContent;
}

interface CompanyProps {
  readonly facts: CompanyFacts;
  readonly texts: HomeContent['companies']['items'][CompanyId];
  readonly sites: HomeContent['companies']['sites'];
  readonly picture: ReactNode;
}

function Company({ facts: { name, websites }, texts, sites, picture }: CompanyProps) {
  const words = (
    <>
      {picture}
      <Name>{name}</Name>
      <Typography variant="label" component="span" color="textSecondary">
        {texts.kind}
      </Typography>
      <Typography component="span" color="textSecondary">
        {texts.tagline}
      </Typography>
    </>
  );
  if ('main' in websites) {
    return (
      <Entry component={ExternalLink} color="textPrimary" underline="none" href={websites.main}>
        {words}
      </Entry>
    );
  }
  return (
    <Entry component="div" color="textPrimary" underline="none">
      {words}
      <Sites>
        {(['dr', 'haiti'] as const).map((country) => (
          <Link key={country} component={ExternalLink} href={websites[country]}>
            <VisuallyHidden>{`${name}, `}</VisuallyHidden>
            {sites[country]}
          </Link>
        ))}
      </Sites>
    </Entry>
  );
}

export function Companies({ content, expertise }: CompaniesProps) {
  return (
    <TitledSection id="companies" tone="paper" heading={content.heading} lead={content.lead}>
      <Grid>
        {companyIds.map((id, index) => (
          <Tile key={id} isWide={index < wideTiles(companyIds.length)} data-reveal="">
            <Company
              facts={companies[id]}
              texts={content.items[id]}
              sites={content.sites}
              picture={
                <Picture
                  file={findPicture(companies[id].picture.name)}
                  focus={companies[id].picture.focus}
                  alt=""
                  sizes="(min-width: 64rem) 46vw, (min-width: 37.5rem) 46vw, 92vw"
                />
              }
            />
          </Tile>
        ))}
      </Grid>
      <Foot>
        <PageButton page="portfolio" endIcon={<Icon name="arrow" />}>
          {content.viewAll}
        </PageButton>
        <RelatedLinks {...expertise} variant="inline" />
      </Foot>
    </TitledSection>
  );
}
