import sharp from 'sharp';
import * as lib from '~scripts/lib/kept';

/** The path of a picture's file, made unless it was made before: encoding takes seconds. */
export function kept(
  name: string,
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<string | Uint8Array>,
): Promise<string> {
  return lib.kept({ folder: 'artwork', name }, [sharp.versions.sharp ?? '', ...ingredients], make);
}
