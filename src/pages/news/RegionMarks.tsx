import { heroRegionsPicture } from '~/assets/pictures/hero-regions';
import { useFilters } from '~/features/news/store/useFilters';

/** The outlines of the regions; the one that is chosen is lit. */
export function RegionMarks() {
  const { region } = useFilters();
  return <img src={`${heroRegionsPicture.src}#${region}`} alt="" loading="lazy" />;
}
