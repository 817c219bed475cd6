import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { findPicture } from '~/assets/find-picture';
import { companies, type CompanyId } from '~/content/companies';
import type { PortfolioContent } from '~/content/types/portfolio';
import { ExternalLink } from '~/ui/ExternalLink';
import { Picture } from '~/ui/Picture';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Entry, Frame, Links, Text, Tile, Tiles } from './companyEntryStyles';

interface CompanyEntryProps {
  readonly id: CompanyId;
  readonly content: PortfolioContent;
}

export function CompanyEntry({ id, content }: CompanyEntryProps) {
  const { name, founded, websites, picture } = companies[id];
  const { statLabels, visitWebsite, visitWebsiteIn } = content;
  const texts = content.companies[id];
  const stats = [
    { label: statLabels.founded, value: founded },
    { label: statLabels.market, value: texts.market },
    { label: statLabels.focus, value: texts.focus },
  ];
  return (
    <Entry id={id} data-reveal="">
      <Frame>
        <Picture
          file={findPicture(picture)}
          focus={picture.focus}
          alt={texts.imageAlt}
          sizes="(min-width: 64rem) 58vw, 92vw"
        />
      </Frame>
      <Text>
        <Typography variant="heading" component="h3">
          {name}
        </Typography>
        <Typography variant="lead">{texts.description}</Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: '1rem' }}>
          {texts.longDescription}
        </Typography>
        <Tiles>
          {stats.map(({ label, value }) => (
            <Tile key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Tile>
          ))}
        </Tiles>
        <Links>
          {'main' in websites ? (
            <Button component={ExternalLink} variant="outline" href={websites.main}>
              <span>
                {visitWebsite} <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </Button>
          ) : (
            <>
              <Button component={ExternalLink} variant="outline" href={websites.dr}>
                {visitWebsiteIn.dr}
              </Button>
              <Button component={ExternalLink} variant="outline" href={websites.haiti}>
                {visitWebsiteIn.haiti}
              </Button>
            </>
          )}
        </Links>
      </Text>
    </Entry>
  );
}
