/** The harbours of the chart, by the names that milestones and the words of the chart have for them. */
export const harbourIds = ['newYork', 'santoDomingo', 'portAuPrince'] as const;

export type HarbourId = (typeof harbourIds)[number];
