/** Made by scripts/artwork/plugin.ts. */
declare module 'virtual:picture/*' {
  import type { PictureFile } from '~/assets/picture-file';

  /** The drawing of src/assets/drawings or the photograph of data/pictures that has this name. */
  export const picture: PictureFile;
}

declare module 'virtual:company-pictures' {
  import type { PictureFile } from '~/assets/picture-file';

  /** Pictures by name and focus, with a space between. */
  export const companyPictures: Readonly<Record<string, PictureFile | undefined>>;
}

declare module 'virtual:logo' {
  interface Logo {
    readonly src: string;
    /** In CSS pixels. */
    readonly width: number;
    readonly height: number;
  }

  /** The owner's logo in data/brand; null where there is none, and the header shows the drawn mark. */
  export const logo: Logo | null;
}

declare module 'virtual:hero-picture' {
  import type { PictureFile } from '~/assets/picture-file';

  interface HeroPicture {
    readonly wide: PictureFile;
    /** Cut for phones. */
    readonly tall: PictureFile;
    /** CSS `object-position`. */
    readonly focus: string;
  }

  /** The owner's picture behind the heads of pages; null where the chart or nothing is there. */
  export const heroPicture: HeroPicture | null;
}
