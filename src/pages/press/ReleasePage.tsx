import { Container, Typography } from '@mui/material';
import { settings } from 'virtual:settings';
import { ArrowLink } from '~/components/ArrowLink';
import { Icon } from '~/components/Icon';
import { PageLink } from '~/components/PageLink';
import { Section } from '~/components/Section';
import { useShell } from '~/components/ShellContext';
import type { ReleaseId } from '~/config/pageTable';
import { PageHero } from '~/layout/PageHero';
import { formatLongDate } from '~/lib/dates';
import { absoluteUrl, publicFiles, pageUrl } from '~/seo/addresses';
import { PageHead } from '~/seo/PageHead';
import { space } from '~/theme/layout';
import { newsArticleNode } from './newsArticle';
import type { ReleaseContent } from './press.schema';
import { TextPart } from './TextPart';

interface ReleasePageProps {
  readonly page: ReleaseId;
  readonly content: ReleaseContent;
}

/** The page of a release; its print has no link to the other releases. */
export function ReleasePage({ page, content }: ReleasePageProps) {
  const { language, content: shell } = useShell();
  const { all, boilerplate, contact, date, hero, kind, meta, place, published, text } = content;
  const day = formatLongDate(shell.dates, date);
  const url = pageUrl(settings, page, language);
  const createArticleData = () =>
    newsArticleNode({
      settings,
      language,
      url,
      headline: hero.heading,
      description: meta.description,
      image: [absoluteUrl(settings, publicFiles.shareImage.path)],
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
          <TextPart heading={kind} text={text}>
            <Typography sx={{ fontWeight: 600 }}>
              {`${place}, `}
              <time dateTime={date}>{day}</time>
            </Typography>
          </TextPart>
          <TextPart ruled {...contact} />
          <TextPart ruled {...boilerplate} />
        </Container>
      </Section>
      <Section tone="paper" sx={{ py: space.block }} data-screen-only="">
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
