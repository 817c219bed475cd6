import { styled } from '@mui/material';

const paths = {
  arrow: 'M3 10h13M11 4.5 16.5 10 11 15.5',
  external: 'M6 14 14.5 5.5M7.5 5.5h7v7',
  menu: 'M2 6.5h16M2 13.5h16',
  close: 'M4 4l12 12M16 4 4 16',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M16 4l-1.4 1.4M5.4 14.6 4 16',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z',
  mail: 'M2.5 5h15v10.5h-15zM2.5 5.5 10 11l7.5-5.5',
  feed: 'M3.5 3.5a13 13 0 0 1 13 13M3.5 9.5a7 7 0 0 1 7 7M4.25 15.75h.01',
  pause: 'M7 4v12M13 4v12',
  play: 'M6 4v12l10-6Z',
  search: 'M8.75 3a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5ZM13 13l4.5 4.5',
} as const;

/** The sizes are 16, 18, 20 and 24 px at the default text size. */
const sizes = { inherit: '1rem', small: '1.125rem', medium: '1.25rem', large: '1.5rem' } as const;

const Drawing = styled('svg')<{ ownerState: { readonly size: keyof typeof sizes } }>(({ ownerState: { size } }) => ({
  flexShrink: 0,
  fontSize: sizes[size],
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));

interface IconProps {
  readonly name: keyof typeof paths;
  readonly size?: keyof typeof sizes;
}

/** A line icon: decoration beside a text. Without styles it would be as wide as the page, and filled. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <Drawing viewBox="0 0 20 20" width="1em" height="1em" fill="none" aria-hidden="true" ownerState={{ size }}>
      <path d={paths[name]} />
    </Drawing>
  );
}
