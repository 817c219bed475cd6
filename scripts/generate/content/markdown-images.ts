/** The pictures in the Markdown of pages, which name files of data/pictures. */
import type { PictureFile } from '~/assets/pictureFile';
import { mapParts } from '~/lib/mapParts';
import type { MarkdownImage } from '~/schemas/markdown';
import type { SiteContent } from './compose';

/** Whether a part of a page's content is a block of Markdown that is a picture. No other content has the key `image`. */
const isImageBlock = (part: object): part is { readonly image: MarkdownImage } => 'image' in part;

function collectImages(part: unknown): readonly MarkdownImage[] {
  if (typeof part !== 'object' || part === null) return [];
  return isImageBlock(part) ? [part.image] : Object.values(part).flatMap(collectImages);
}

/** Lists the pictures in the Markdown of all pages. */
export const listMarkdownImages = (contents: SiteContent): readonly MarkdownImage[] =>
  [...contents.values()].flatMap(({ pages }) => collectImages(pages));

/** Returns the content of a page with the files of the pictures in its Markdown. */
export function addImageFiles(content: unknown, findPicture: (name: string) => PictureFile | undefined): unknown {
  if (typeof content !== 'object' || content === null) return content;
  if (isImageBlock(content)) return { image: { ...content.image, file: findPicture(content.image.name) } };
  return mapParts(content, (part) => addImageFiles(part, findPicture));
}
