/** What the tests choose on the news page, by id and by the English page's name. */

export const everywhere = 'All Regions';
export const here = { id: 'haiti', name: 'Haiti' };
/** The last one: on a telephone it is out of sight until it is chosen. */
export const elsewhere = { id: 'latin-america', name: 'Latin America' };
export const topic = { id: 'business', name: 'Business' };
export const otherTopic = { id: 'politics', name: 'Politics' };
/** The last one. */
export const lastTopic = { id: 'society', name: 'Society' };
