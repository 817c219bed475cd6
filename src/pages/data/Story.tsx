import { styled } from '@mui/material';
import type { PageImage } from '~/schemas/markdown';
import { secondColumnFrom, space } from '~/theme/layout';
import { Markdown } from '~/ui/Markdown';
import { Picture } from '~/ui/Picture';
import type { DataPageSection } from './data.node.ts';

/** Text and picture, side by side if there is room. */
const TextAndPicture = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2rem',
  marginBlockStart: '1.5rem',
  [theme.breakpoints.up('lg')]: secondColumnFrom(8),
}));

const SidePicture = styled('figure')({ '& img': { aspectRatio: '3 / 2' } });

/** A picture without a text has the whole width. */
const WidePicture = styled('figure')({ marginBlockStart: space.block, '& img': { aspectRatio: '16 / 9' } });

interface StoryProps extends Pick<DataPageSection, 'text'> {
  readonly image: PageImage | undefined;
}

/** The text of a section and its picture; either may be missing. */
export function Story({ text, image }: StoryProps) {
  if (text === undefined)
    return (
      image && (
        <WidePicture data-reveal="">
          <Picture file={image.file} alt={image.alt} sizes="92vw" />
        </WidePicture>
      )
    );
  if (image === undefined) return <Markdown blocks={text} level={3} />;
  return (
    <TextAndPicture>
      <div>
        <Markdown blocks={text} level={3} />
      </div>
      <SidePicture data-reveal="">
        <Picture file={image.file} alt={image.alt} sizes="(min-width: 64rem) 38vw, 92vw" />
      </SidePicture>
    </TextAndPicture>
  );
}
