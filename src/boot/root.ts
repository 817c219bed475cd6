/** The `html` element, whose attributes tell styles and application what the boot script knows. */
export const root = document.documentElement;
