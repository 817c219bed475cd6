/** The pictures that pages show by the names of files of data/pictures: in Markdown, and on pages that owners add. */
import type { PictureFile } from '~/assets/pictureFile';
import { mapParts } from '~/lib/mapParts';
import type { PageImage } from '~/schemas/markdown';
import type { SiteContent } from './compose';

/** Whether a part of a page's content is a picture. No other content has the key `image`. */
const isImage = (part: object): part is { readonly image: PageImage } => 'image' in part;

function collectImages(part: unknown): readonly PageImage[] {
  if (typeof part !== 'object' || part === null) return [];
  return isImage(part) ? [part.image] : Object.values(part).flatMap(collectImages);
}

/** Lists the pictures of all pages. */
export const listImages = (contents: SiteContent): readonly PageImage[] =>
  [...contents.values()].flatMap(({ pages }) => collectImages(pages));

/** Returns the content of a page with the files of its pictures. */
export function addImageFiles(content: unknown, findPicture: (name: string) => PictureFile | undefined): unknown {
  if (typeof content !== 'object' || content === null) return content;
  if (isImage(content)) return { image: { ...content.image, file: findPicture(content.image.name) } };
  return mapParts(content, (part) => addImageFiles(part, findPicture));
}
