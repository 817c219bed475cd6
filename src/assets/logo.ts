// Written by `npm run artwork`.
interface Logo {
  readonly src: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Of src/assets/brand; null where there is none, and the header shows the drawn mark. */
export const logo: Logo | null = null;
