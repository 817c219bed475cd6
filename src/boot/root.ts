/** The `html` element, by whose attributes the boot script informs the styles and the application. */
export const root = document.documentElement;
