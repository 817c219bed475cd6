/** The space that the chart needs below the texts of a page's head. */
import { space, targetSize } from '~/theme/layout';

export const chartSpace = {
  /** Below the texts of a phone. */
  page: '10rem',
  /** In a low band the chart begins beside the last line of the texts. */
  lowPage: '1.25rem',
  /** On the home page of a phone. */
  home: '82vw',
  /** For the switch of the wind, on the home page in wider windows. */
  homeFoot: `max(${space.columns}, ${targetSize} + 1.25rem)`,
} as const;
