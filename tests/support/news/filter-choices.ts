/** What the tests choose on the news page, by id and by the English page's name. */

export const allRegions = 'All Regions';
export const haiti = { id: 'haiti', name: 'Haiti' };
/** The last one: on a telephone it is out of sight until it is chosen. */
export const latinAmerica = { id: 'latin-america', name: 'Latin America' };
export const business = { id: 'business', name: 'Business' };
export const politics = { id: 'politics', name: 'Politics' };
/** The last one. */
export const society = { id: 'society', name: 'Society' };
