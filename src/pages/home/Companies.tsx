import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { findPicture } from '~/assets/find-picture';
import { companies, type CompanyId, companyIds } from '~/content/companies';
import type { HomeContent } from '~/content/types/home';
import type { RelatedContent } from '~/content/types/shared';
import { RelatedLinks } from '~/shell/RelatedLinks';
import { ExternalLink } from '~/ui/ExternalLink';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageButton';
import { Picture } from '~/ui/Picture';
import { TitledSection } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Entry, Foot, Grid, isLongList, Name, Sites, Tile, wideTiles } from './companiesStyles';

interface CompanyProps {
  readonly id: CompanyId;
  readonly content: HomeContent['companies'];
}

function Company({ id, content }: CompanyProps) {
  const { name, websites, picture } = companies[id];
  const { kind, tagline } = content.items[id];
  const words = (
    <>
      <Picture
        file={findPicture(picture)}
        focus={picture.focus}
        alt=""
        sizes={`(min-width: 37.5rem) 46vw, ${isLongList(companyIds.length) ? '7.5rem' : '92vw'}`}
      />
      <Name>{name}</Name>
      <Typography variant="label" component="span" color="textSecondary">
        {kind}
      </Typography>
      <Typography component="span" color="textSecondary">
        {tagline}
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
            {content.sites[country]}
          </Link>
        ))}
      </Sites>
    </Entry>
  );
}

interface CompaniesProps {
  readonly content: HomeContent['companies'];
  readonly expertise: RelatedContent;
}

export function Companies({ content, expertise }: CompaniesProps) {
  return (
    <TitledSection id="companies" tone="paper" heading={content.heading} lead={content.lead}>
      <Grid count={companyIds.length}>
        {companyIds.map((id, index) => (
          <Tile key={id} isWide={index < wideTiles(companyIds.length)} data-reveal="">
            <Company id={id} content={content} />
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
