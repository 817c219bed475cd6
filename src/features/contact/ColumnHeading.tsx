import { styled, Typography } from '@mui/material';

/** The heading of one of the page's two columns, in which the usual size would leave space for few words. */
export const ColumnHeading = styled(Typography)(({ theme }) => ({
  maxWidth: 'none',
  fontSize: `min(${theme.typography.h2.fontSize}, 2.5rem)`,
})) as typeof Typography;
