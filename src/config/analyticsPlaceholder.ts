/** With it nothing is measured. */
export const analyticsPlaceholder = 'G-PLACEHOLDER';
