import { aside, type Stretch } from './HeroChart';

/** The course between New York and Hispaniola. */
export const courseStretch: Stretch = {
  width: 'clamp(40rem, 58vw, 62rem)',
  insetInlineEnd: aside,
  translate: '0 -9%',
};
