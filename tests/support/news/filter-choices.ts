/** The filters that tests choose on the news page: id, and name on the English page. */

export const allRegions = 'All Regions';
export const haiti = { id: 'haiti', name: 'Haiti' };
/** The last region: on a phone it is out of view until it is chosen. */
export const latinAmerica = { id: 'latin-america', name: 'Latin America' };
export const business = { id: 'business', name: 'Business' };
export const politics = { id: 'politics', name: 'Politics' };
/** The last category. */
export const society = { id: 'society', name: 'Society' };
