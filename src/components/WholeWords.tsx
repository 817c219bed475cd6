import { styled } from '@mui/material';
import { Fragment } from 'react';

const Whole = styled('span')({ whiteSpace: 'nowrap' });

/** A word with hyphens, which captures, so that a text split at it alternates between other text and such words. */
const hyphenatedWord = /(\p{L}+(?:-\p{L}+)+)/u;

/** A text whose words with hyphens, such as Port-au-Prince, stay on one line: browsers break a line after each hyphen. */
export const WholeWords = ({ text }: { readonly text: string }) =>
  text.split(hyphenatedWord).map((part, index) => {
    const Part = index % 2 === 1 ? Whole : Fragment;
    // oxlint-disable-next-line react/no-array-index-key
    return <Part key={index}>{part}</Part>;
  });
