/** The first four groups of an IPv6 address, without leading zeros. */
function getNetwork(address: string): readonly string[] {
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/**
 * Returns the key under which the requests of a client are counted: an IPv4 address, or the /64 network of an IPv6 address,
 * since a visitor mostly has all addresses of such a network. Requests without an address share one key.
 */
export const toClientKey = (address: string): string =>
  address.includes(':') ? getNetwork(address).join(':') : address;
