import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { findPicture } from '~/assets/find-picture';
import { type CompanyFacts, type CompanyId, companyIds } from '~/content/companies';
import type { HomeContent } from '~/content/types/home';
import type { RelatedContent } from '~/content/types/shared';
import { RelatedLinks } from '~/shell/RelatedLinks';
import { ExternalLink } from '~/ui/ExternalLink';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageButton';
import { Picture } from '~/ui/Picture';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Entry, Foot, Index, Name, Row, Sites } from './companiesStyles';

interface CompaniesProps {
  readonly content: HomeContent['companies'];
  readonly companies: Readonly<Record<CompanyId, CompanyFacts>>;
  readonly expertise: RelatedContent;
}

interface CompanyProps {
  readonly facts: CompanyFacts;
  readonly texts: HomeContent['companies']['items'][CompanyId];
  readonly sites: HomeContent['companies']['sites'];
}

function Company({ facts: { name, websites }, texts, sites }: CompanyProps) {
  const words = (
    <>
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

export function Companies({ content, companies, expertise }: CompaniesProps) {
  return (
    <Section id="companies" tone="paper">
      <Container>
        <Typography variant="heading">{content.heading}</Typography>
        <Typography variant="lead" color="textSecondary">
          {content.lead}
        </Typography>
        <Index>
          {companyIds.map((id) => (
            <Row key={id}>
              {/* Not the row: a transformed row would be the containing block of its picture. */}
              <div data-reveal="">
                <Company facts={companies[id]} texts={content.items[id]} sites={content.sites} />
              </div>
              <Picture
                file={findPicture(companies[id].picture.name)}
                focus={companies[id].picture.focus}
                alt=""
                sizes="(min-width: 64rem) 42vw, 11rem"
              />
            </Row>
          ))}
        </Index>
        <Foot>
          <PageButton page="portfolio" endIcon={<Icon name="arrow" />}>
            {content.viewAll}
          </PageButton>
          <RelatedLinks {...expertise} variant="inline" />
        </Foot>
      </Container>
    </Section>
  );
}
