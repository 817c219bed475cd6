/** A name of the host in an address: labels of letters, digits and hyphens, with dots between them. */
const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Whether the host of a URL is a name or an IP address. The host that `new URL` returns may contain `;`, `,` or `*`, which have a meaning
 * in a content security policy.
 */
export const isHost = (host: string): boolean => hostName.test(host) || /^\[[\da-f:.]+\]$/.test(host);
