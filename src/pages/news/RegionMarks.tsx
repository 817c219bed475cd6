import { pictures } from '~/assets/pictures/pictures';
import { useFilters } from '~/features/news/store/useFilters';

/** The outlines of the regions; the one that is chosen is lit. */
export function RegionMarks() {
  const { region } = useFilters();
  return <img src={`${pictures['hero-regions'].src}#${region}`} alt="" loading="lazy" />;
}
