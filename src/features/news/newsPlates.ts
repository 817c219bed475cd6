import { type Plate, createPlate } from '~/assets/pictureFile';

const files = import.meta.glob<string>('../../assets/plates/news-*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Every plate of the news by its name: `haiti` is the plain map of Haiti, `haiti-business` has the object of the subject on it. */
export const newsPlates: ReadonlyMap<string, Plate> = new Map(
  Object.entries(files).flatMap(([path, small]) => {
    const [, name] = /news-([a-z-]+)-440\.webp$/.exec(path) ?? [];
    const large = files[path.replace('-440.webp', '-880.webp')];
    return name === undefined || large === undefined ? [] : [[name, createPlate(small, large, 440, 231)] as const];
  }),
);
