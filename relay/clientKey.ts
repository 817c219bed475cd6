const mappedIpv4 = /^\[?(?:::ffff:)?(\d+(?:\.\d+){3})(?:[\]:].*)?$/i;

/** Splits an IPv6 address into its eight groups, without leading zeros. */
function ipv6Groups(address: string): readonly string[] {
  const [start = [], end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = end === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...(end ?? [])];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/**
 * Returns the key under which the requests of a client are counted: an IPv4 address, or the /64 network of an IPv6 address,
 * since a visitor mostly has all addresses of such a network. Requests without an address share one key.
 * @param address with or without a port
 */
export function toClientKey(address: string): string {
  const ipv4 = mappedIpv4.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const withoutPort = address.replaceAll(/^\[|[\]%].*$/g, '');
  return ipv6Groups(withoutPort).slice(0, 4).join(':');
}
