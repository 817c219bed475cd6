/** Whether an address is https, or an http address of this machine, which needs no encryption, for a trial. */
export const hasSecureScheme = ({ hostname, protocol }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname));
