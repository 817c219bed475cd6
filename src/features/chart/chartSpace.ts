/** The space that the chart needs below the texts of the home page's head. */
import { space, targetSize } from '~/theme/layout';

export const chartSpace = {
  /** On the home page of a phone. */
  home: '82vw',
  /** For the switch of the wind, on the home page in wider windows. */
  homeFoot: `max(${space.columns}, ${targetSize} + 1.25rem)`,
} as const;
