/** Whether a host is this machine, which needs no encryption. */
export const isLoopback = ({ hostname }: URL): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** Whether an address is https, or an http address of this machine for a trial. */
export const hasSecureScheme = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
