import { type Plate, createPlate } from '~/assets/pictureFile';
import cabotaje from '~/assets/plates/cabotaje-wide-560.webp';
import cabotajeLarge from '~/assets/plates/cabotaje-wide-1120.webp';
import faro from '~/assets/plates/faro-wide-560.webp';
import faroLarge from '~/assets/plates/faro-wide-1120.webp';
import malla from '~/assets/plates/malla-wide-560.webp';
import mallaLarge from '~/assets/plates/malla-wide-1120.webp';
import rumbo from '~/assets/plates/rumbo-wide-560.webp';
import rumboLarge from '~/assets/plates/rumbo-wide-1120.webp';
import soley from '~/assets/plates/soley-wide-560.webp';
import soleyLarge from '~/assets/plates/soley-wide-1120.webp';
import type { CompanyPlateName } from '~/config/companyPlateNames';

const wide = (small: string, large: string) => createPlate(small, large, 560, 374);

/** The plates of companies, to stand beside a text. */
export const widePlates: Readonly<Record<CompanyPlateName, Plate>> = {
  cabotaje: wide(cabotaje, cabotajeLarge),
  faro: wide(faro, faroLarge),
  malla: wide(malla, mallaLarge),
  rumbo: wide(rumbo, rumboLarge),
  soley: wide(soley, soleyLarge),
};
