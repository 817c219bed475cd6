import { type Plate, createPlate } from '~/assets/pictureFile';
import cabotaje from '~/assets/plates/cabotaje-tall-320.webp';
import cabotajeLarge from '~/assets/plates/cabotaje-tall-640.webp';
import faro from '~/assets/plates/faro-tall-320.webp';
import faroLarge from '~/assets/plates/faro-tall-640.webp';
import malla from '~/assets/plates/malla-tall-320.webp';
import mallaLarge from '~/assets/plates/malla-tall-640.webp';
import rumbo from '~/assets/plates/rumbo-tall-320.webp';
import rumboLarge from '~/assets/plates/rumbo-tall-640.webp';
import soley from '~/assets/plates/soley-tall-320.webp';
import soleyLarge from '~/assets/plates/soley-tall-640.webp';
import type { CompanyPlateName } from '~/config/companyPlateNames';

const tall = (small: string, large: string) => createPlate(small, large, 320, 533);

/** The plates of companies, with a quiet lower left corner for the name. */
export const tallPlates: Readonly<Record<CompanyPlateName, Plate>> = {
  cabotaje: tall(cabotaje, cabotajeLarge),
  faro: tall(faro, faroLarge),
  malla: tall(malla, mallaLarge),
  rumbo: tall(rumbo, rumboLarge),
  soley: tall(soley, soleyLarge),
};
