import { styled } from '@mui/material';
import type { CompanyPlateName } from '~/config/companyPlateNames';
import { companyInks } from '~/theme/palette';

const Square = styled('span')<{ ownerState: { readonly plate: CompanyPlateName } }>(
  ({ theme, ownerState: { plate } }) => ({
    display: 'inline-block',
    flexShrink: 0,
    width: '0.75rem',
    height: '0.75rem',
    marginInlineEnd: '0.875rem',
    backgroundColor: companyInks[plate].ground,
    printColorAdjust: 'exact',
    // The darkest ground would be lost on a dark page.
    ...theme.applyStyles('dark', { outline: '1px solid rgb(255 255 255 / 0.5)' }),
  }),
);

/** A square of the ground of a company's plate, before its name. */
export const GroundSquare = ({ plate }: { readonly plate: CompanyPlateName }) => <Square ownerState={{ plate }} />;
