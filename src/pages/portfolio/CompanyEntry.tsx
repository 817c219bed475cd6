import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { findPicture } from '~/assets/find-picture';
import { fill } from '~/content/fill';
import type { CompanyContent } from '~/content/schemas/company';
import type { PortfolioContent } from '~/content/schemas/pages/portfolio';
import { ExternalLink } from '~/ui/ExternalLink';
import { Markdown } from '~/ui/Markdown';
import { Picture } from '~/ui/Picture';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Description, Entry, Frame, Links, Text, Tile, Tiles } from './companyEntryStyles';

interface CompanyEntryProps {
  readonly company: CompanyContent;
  readonly content: PortfolioContent;
}

export function CompanyEntry({ company, content }: CompanyEntryProps) {
  const { id, name, founded, websites, picture, description, longDescription, imageAlt, market, focus } = company;
  const { statLabels, visitWebsite, visitWebsiteIn } = content;
  const stats = [
    { label: statLabels.founded, value: founded },
    { label: statLabels.market, value: market },
    { label: statLabels.focus, value: focus },
  ];
  return (
    <Entry id={id} data-reveal="">
      <Frame>
        <Picture
          file={findPicture(picture)}
          focus={picture.focus}
          alt={imageAlt}
          sizes="(min-width: 64rem) 58vw, 92vw"
        />
      </Frame>
      <Text>
        <Typography variant="heading" component="h3">
          {name}
        </Typography>
        <Typography variant="lead">{description}</Typography>
        <Description>
          <Markdown blocks={longDescription} level={4} />
        </Description>
        <Tiles>
          {stats.map(({ label, value }) => (
            <Tile key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Tile>
          ))}
        </Tiles>
        <Links>
          {websites.map(({ url, label }) => (
            <Button key={url} component={ExternalLink} variant="outline" href={url}>
              {label === undefined ? (
                <span>
                  {visitWebsite} <VisuallyHidden>{name}</VisuallyHidden>
                </span>
              ) : (
                fill(visitWebsiteIn, { label })
              )}
            </Button>
          ))}
        </Links>
      </Text>
    </Entry>
  );
}
