import { styled } from '@mui/material';

/** A page that is its head alone: that reaches down to the footer. */
export const Filled = styled('div')({ display: 'grid', minHeight: '60vh' });
