import { Container, styled, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { longDate } from '~/content/date-words';
import type { AddedPageId } from '~/content/pageTable';
import { absoluteUrl, assets, pageUrl } from '~/seo/addresses';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { secondColumnFrom, space } from '~/theme/layout';
import { ArrowLink } from '~/ui/ArrowLink';
import { Icon } from '~/ui/Icon';
import { Markdown } from '~/ui/Markdown';
import { PageLink } from '~/ui/PageLink';
import { Section } from '~/ui/Section';
import { useShell } from '~/ui/ShellContext';
import { site } from '~generated/site';
import { article } from './article';
import type { ReleaseContent } from './press.node.ts';

/** A heading above its text, or beside it in wide windows. */
const PartGrid = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    ...secondColumnFrom(5),
    alignItems: 'baseline',
  },
}));

/** A part below the release itself. */
const FurtherPart = styled(PartGrid)(({ theme }) => ({
  marginBlockStart: space.block,
  paddingBlockStart: '2rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

interface TextPartProps {
  readonly frame: typeof PartGrid | typeof FurtherPart;
  readonly heading: string;
  readonly children: ReactNode;
}

function TextPart({ frame: Frame, heading, children }: TextPartProps) {
  return (
    <Frame>
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
      <div>{children}</div>
    </Frame>
  );
}

interface ReleasePageProps {
  readonly page: AddedPageId;
  readonly content: ReleaseContent;
}

/** The page of a release; its print has no link to the other releases. */
export function ReleasePage({ page, content }: ReleasePageProps) {
  const { language, content: shell } = useShell();
  const { all, boilerplate, contact, date, hero, kind, meta, place, published, text } = content;
  const day = longDate(shell.dates, date);
  const url = pageUrl(site, page, language);
  const createArticleData = () =>
    article({
      site,
      language,
      url,
      headline: hero.heading,
      description: meta.description,
      image: [absoluteUrl(site, assets.shareImage.path)],
      datePublished: published,
      dateline: `${place}, ${day}`,
    });
  return (
    <>
      <PageHead
        page={page}
        type="article"
        meta={meta}
        publishedTime={published}
        nodes={import.meta.env.SSR ? [createArticleData()] : []}
      />
      <PageHero pageName={day} heading={hero.heading} lead={hero.tagline} />
      <Section>
        <Container>
          <TextPart frame={PartGrid} heading={kind}>
            <Typography sx={{ fontWeight: 600 }}>
              {`${place}, `}
              <time dateTime={date}>{day}</time>
            </Typography>
            <Markdown blocks={text} level={3} />
          </TextPart>
          <TextPart frame={FurtherPart} heading={contact.heading}>
            <Markdown blocks={contact.text} level={3} />
          </TextPart>
          <TextPart frame={FurtherPart} heading={boilerplate.heading}>
            <Markdown blocks={boilerplate.text} level={3} />
          </TextPart>
        </Container>
      </Section>
      <Section tone="paper" sx={{ paddingBlock: space.block }} data-screen-only="">
        <Container>
          <ArrowLink component={PageLink} page="press" color="textPrimary" underline="none">
            {all}
            <Icon name="arrow" />
          </ArrowLink>
        </Container>
      </Section>
    </>
  );
}
