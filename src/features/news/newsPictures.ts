import type { PictureFile } from '~/assets/pictureFile';
import caribbean from '~/assets/pictures/news-caribbean.svg';
import dominicanRepublic from '~/assets/pictures/news-dominican-republic.svg';
import haiti from '~/assets/pictures/news-haiti.svg';
import latinAmerica from '~/assets/pictures/news-latin-america.svg';
import unitedStates from '~/assets/pictures/news-united-states.svg';
import neutral from '~/assets/pictures/news.svg';

const size = { width: 1280, height: 672 } as const;

/** The picture for an article whose region has none. */
export const neutralPicture: PictureFile = { src: neutral, ...size };

/** The pictures for articles without one of their own, by the ids of regions in data/filters.json. */
export const newsPictures: Readonly<Record<string, PictureFile>> = {
  'united-states': { src: unitedStates, ...size },
  haiti: { src: haiti, ...size },
  'dominican-republic': { src: dominicanRepublic, ...size },
  caribbean: { src: caribbean, ...size },
  'latin-america': { src: latinAmerica, ...size },
};
