/** The pictures' colours; the page's own live in the theme, and these were chosen beside them. */
export const ink = {
  night: '#061633',
  navy: '#0a1f44',
  deep: '#00337a',
  brand: '#004aad',
  line: '#8db8ff',
  pale: '#c9dbf8',
  paper: '#fbf8f3',
  amber: '#f2a33a',
} as const;
