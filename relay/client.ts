/**
 * Whose calls are counted together: an IPv4 address, or the /64 of an IPv6 one, of which a visitor mostly has all.
 * Visitors without one are one.
 */
export function clientOf(address: string): string {
  const [ipv4] = /\d+(?:\.\d+){3}/.exec(address) ?? [];
  return ipv4 ?? (address.replace('[', '').split('::')[0] ?? '').split(':').slice(0, 4).join(':');
}
