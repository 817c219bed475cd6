import { Container, styled } from '@mui/material';
import { createPlate } from '~/assets/pictureFile';
import dark from '~/assets/plates/not-found-dark-480.webp';
import darkLarge from '~/assets/plates/not-found-dark-960.webp';
import light from '~/assets/plates/not-found-light-480.webp';
import lightLarge from '~/assets/plates/not-found-light-960.webp';
import { PageIndex } from '~/components/PageIndex';
import { SchemePicture } from '~/components/SchemePicture';
import { Section } from '~/components/Section';
import { getLinkedPages } from '~/config/pageTable';
import { PageHero } from '~/layout/PageHero';
import { PageHead } from '~/seo/PageHead';
import { space } from '~/theme/layout';
import type { NotFoundContent } from './not-found.schema';

const toPlate = (small: string, large: string) => createPlate(small, large, 480, 300);

/** The plate shows skerries and an unlit buoy in mist. */
const buoy = { light: toPlate(light, lightLarge), dark: toPlate(dark, darkLarge) };

/** The links, which stand beside the vignette in wide windows. */
const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: space.block,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '5fr 7fr',
    columnGap: space.columns,
    alignItems: 'center',
  },
}));

/** The page for every unknown address, which the host serves as `404.html`. */
export function NotFoundPage({ content }: { readonly content: NotFoundContent }) {
  return (
    <>
      <PageHead page="notFound" meta={content.meta} />
      <PageHero heading={content.heading} lead={content.text} />
      <Section>
        <Columns>
          <figure data-screen-only="">
            <SchemePicture plates={buoy} alt="" sizes="(min-width: 64rem) 36vw, 90vw" />
          </figure>
          <PageIndex heading={content.linksHeading} pages={getLinkedPages('header')} />
        </Columns>
      </Section>
    </>
  );
}
