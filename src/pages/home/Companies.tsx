import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { findPicture } from '~/assets/find-picture';
import type { RelatedContent } from '~/content/schemas/fields';
import type { CompanyCard, HomeContent } from '~/content/schemas/pages/home';
import { RelatedLinks } from '~/shell/RelatedLinks';
import { ExternalLink } from '~/ui/ExternalLink';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageButton';
import { Picture } from '~/ui/Picture';
import { TitledSection } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Entry, Foot, Grid, isLongList, Name, Sites, Tile, wideTiles } from './companiesStyles';

interface CompanyProps extends CompanyCard {
  /** It is one of so many that each stands in a row of its own on a phone. */
  readonly isLong: boolean;
}

function Company({ name, websites, picture, kind, tagline, isLong }: CompanyProps) {
  const words = (
    <>
      <Picture
        file={findPicture(picture)}
        focus={picture.focus}
        alt=""
        sizes={`(min-width: 37.5rem) 46vw, ${isLong ? '7.5rem' : '92vw'}`}
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
  const [first] = websites;
  if (first !== undefined && websites.length === 1) {
    return (
      <Entry component={ExternalLink} color="textPrimary" underline="none" href={first.url}>
        {words}
      </Entry>
    );
  }
  return (
    <Entry component="div" color="textPrimary" underline="none">
      {words}
      {websites.length > 1 && (
        <Sites>
          {websites.map(({ url, label }) => (
            <Link key={url} component={ExternalLink} href={url}>
              <VisuallyHidden>{`${name}, `}</VisuallyHidden>
              {label}
            </Link>
          ))}
        </Sites>
      )}
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
      <Grid count={content.items.length}>
        {content.items.map((company, index) => (
          <Tile key={company.id} isWide={index < wideTiles(content.items.length)} data-reveal="">
            <Company {...company} isLong={isLongList(content.items.length)} />
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
