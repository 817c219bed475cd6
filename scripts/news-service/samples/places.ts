/** Where the sample news happens. Places are real, institutions are left without a name, publishers are invented. */
import { type RegionId, regions } from '~/config/news';

export interface Place {
  readonly city: string;
  /** As inside a sentence, e.g. `the Bahamas`. */
  readonly country: string;
  readonly countrys: string;
  readonly adj: string;
}

export interface RegionBlocks {
  /** Put among the keywords, as publishers do; one of the region's search phrases is always there. */
  readonly keywords: readonly string[];
  readonly locale: string;
  /** Sign in front of amounts. */
  readonly cur: string;
  readonly places: readonly Place[];
  /** Cities where markets are watched. */
  readonly hubs: readonly string[];
  /** What is grown, caught or made for export, as in `coffee growers`. */
  readonly crops: readonly string[];
  readonly neighbours: readonly string[];
  /** Host names in front of `.example.com`. */
  readonly sources: readonly string[];
}

function placesOf(country: string, countrys: string, adj: string, cities: string): readonly Place[] {
  return cities.split(', ').map((city) => ({ city, country, countrys, adj }));
}

const written: Readonly<Record<string, RegionBlocks>> = {
  'united-states': {
    keywords: ['United States', 'USA'],
    locale: 'us',
    cur: '$',
    places: placesOf(
      'the United States',
      'the United States’',
      'U.S.',
      'Miami, New York, Chicago, Houston, Savannah, New Orleans, Tampa, Newark, Charleston, Atlanta, Baltimore, El Paso, Orlando, Brooklyn, Mobile, San Antonio, Raleigh, Providence',
    ),
    hubs: ['New York', 'Chicago', 'Miami', 'Atlanta'],
    crops: ['citrus', 'pecan', 'cotton', 'soybean', 'rice', 'peanut'],
    neighbours: ['Mexico', 'Canada', 'the Dominican Republic', 'Panama'],
    sources: [
      'gulf-coast-courier',
      'atlantic-business-wire',
      'federal-observer',
      'harbor-street-daily',
      'heartland-monitor',
    ],
  },
  haiti: {
    keywords: ['Haiti', 'Haitian'],
    locale: 'ht',
    cur: 'US$',
    places: placesOf(
      'Haiti',
      'Haiti’s',
      'Haitian',
      'Port-au-Prince, Cap-Haïtien, Jacmel, Les Cayes, Gonaïves, Saint-Marc, Ouanaminthe, Jérémie, Hinche, Port-de-Paix, Miragoâne, Fort-Liberté',
    ),
    hubs: ['Port-au-Prince', 'Cap-Haïtien', 'Les Cayes'],
    crops: ['mango', 'coffee', 'cocoa', 'vetiver', 'plantain', 'lime'],
    neighbours: ['the Dominican Republic', 'Florida', 'Canada', 'Jamaica'],
    sources: ['cap-haitien-chronicle', 'port-au-prince-ledger', 'artibonite-post', 'southern-peninsula-news'],
  },
  'dominican-republic': {
    keywords: ['Dominican Republic', 'Santo Domingo'],
    locale: 'do',
    cur: 'US$',
    places: placesOf(
      'the Dominican Republic',
      'the Dominican Republic’s',
      'Dominican',
      'Santo Domingo, Santiago de los Caballeros, Punta Cana, Puerto Plata, La Romana, San Pedro de Macorís, Barahona, Samaná, La Vega, Dajabón, Boca Chica, Moca',
    ),
    hubs: ['Santo Domingo', 'Santiago de los Caballeros', 'La Romana'],
    crops: ['cocoa', 'tobacco', 'avocado', 'banana', 'coffee', 'mango'],
    neighbours: ['Haiti', 'Puerto Rico', 'Spain', 'the United States'],
    sources: ['santo-domingo-dispatch', 'cibao-business-review', 'quisqueya-times', 'malecon-daily'],
  },
  caribbean: {
    keywords: ['Caribbean', 'CARICOM'],
    locale: 'jm',
    cur: 'US$',
    places: [
      ...placesOf('Jamaica', 'Jamaica’s', 'Jamaican', 'Kingston, Montego Bay'),
      ...placesOf('Barbados', 'Barbados’', 'Barbadian', 'Bridgetown, Speightstown'),
      ...placesOf('Trinidad and Tobago', 'Trinidad and Tobago’s', 'Trinidadian', 'Port of Spain, San Fernando'),
      ...placesOf('the Bahamas', 'the Bahamas’', 'Bahamian', 'Nassau, Freeport'),
      ...placesOf('Saint Lucia', 'Saint Lucia’s', 'Saint Lucian', 'Castries, Vieux Fort'),
      ...placesOf('Guyana', 'Guyana’s', 'Guyanese', 'Georgetown, Linden'),
      ...placesOf('Grenada', 'Grenada’s', 'Grenadian', 'St. George’s'),
      ...placesOf('Curaçao', 'Curaçao’s', 'Curaçaoan', 'Willemstad'),
      ...placesOf('Belize', 'Belize’s', 'Belizean', 'Belize City'),
    ],
    hubs: ['Kingston', 'Bridgetown', 'Port of Spain', 'Nassau', 'Castries', 'Georgetown', 'Willemstad'],
    crops: ['nutmeg', 'sugar', 'ginger', 'banana', 'cocoa', 'turmeric'],
    neighbours: ['Panama', 'the United Kingdom', 'Canada', 'Ghana'],
    sources: [
      'caribbean-ledger',
      'windward-business-daily',
      'island-trade-review',
      'kingston-evening-post',
      'leeward-gazette',
    ],
  },
  'latin-america': {
    keywords: ['Latin America', 'South America'],
    locale: 'co',
    cur: 'US$',
    places: [
      ...placesOf('Colombia', 'Colombia’s', 'Colombian', 'Bogotá, Medellín, Barranquilla'),
      ...placesOf('Peru', 'Peru’s', 'Peruvian', 'Lima, Arequipa'),
      ...placesOf('Chile', 'Chile’s', 'Chilean', 'Santiago, Valparaíso'),
      ...placesOf('Brazil', 'Brazil’s', 'Brazilian', 'São Paulo, Recife, Curitiba'),
      ...placesOf('Uruguay', 'Uruguay’s', 'Uruguayan', 'Montevideo'),
      ...placesOf('Argentina', 'Argentina’s', 'Argentine', 'Córdoba, Rosario'),
      ...placesOf('Panama', 'Panama’s', 'Panamanian', 'Panama City, Colón'),
      ...placesOf('Ecuador', 'Ecuador’s', 'Ecuadorian', 'Guayaquil, Quito'),
      ...placesOf('Costa Rica', 'Costa Rica’s', 'Costa Rican', 'San José'),
      ...placesOf('Paraguay', 'Paraguay’s', 'Paraguayan', 'Asunción'),
    ],
    hubs: ['Bogotá', 'Lima', 'Santiago', 'São Paulo', 'Montevideo', 'Panama City', 'Quito', 'San José', 'Asunción'],
    crops: ['coffee', 'blueberry', 'quinoa', 'avocado', 'grape', 'soybean'],
    neighbours: ['Mexico', 'Spain', 'Japan', 'the United States'],
    sources: [
      'andean-business-journal',
      'southern-cone-report',
      'canal-zone-tribune',
      'rio-plata-observer',
      'pacific-rim-daily',
    ],
  },
};

/** For a region that nobody wrote anything for: its search phrases, in many directions so that headlines differ. */
function blocksFrom(region: RegionId): RegionBlocks {
  const keywords = regions.find(({ id }) => id === region)?.phrases ?? [];
  const directions =
    'Northern, Southern, Eastern, Western, Central, Coastal, Inland, Upper, Lower, Rural, Urban, Greater';
  const places = keywords.flatMap((name) =>
    placesOf(
      name,
      `${name}’s`,
      name,
      directions.replaceAll(/\w+/g, (direction) => `${direction} ${name}`),
    ),
  );
  return {
    keywords,
    locale: 'us',
    cur: 'US$',
    places,
    hubs: places.map(({ city }) => city),
    crops: ['wheat', 'coffee', 'cocoa', 'citrus', 'rice', 'honey'],
    neighbours: ['the United States', 'Mexico', 'Spain', 'Japan'],
    sources: [`${region}-courier`, `${region}-business-daily`, `${region}-observer`],
  };
}

export function blocksOf(region: RegionId): RegionBlocks {
  return written[region] ?? blocksFrom(region);
}
