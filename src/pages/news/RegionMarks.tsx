import { picture as heroRegionsPicture } from 'virtual:picture/hero-regions';
import type { RegionId } from '~/config/news';

/** The outlines of the regions; the chosen one is lit. */
export function RegionMarks({ region }: { readonly region: RegionId }) {
  return <img src={`${heroRegionsPicture.src}#${region}`} alt="" loading="lazy" />;
}
