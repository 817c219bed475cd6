/** The package has no types. */
declare module 'punycode.js' {
  const punycode: {
    /** @throws RangeError for a host with a label that is no Punycode, though it begins like it */
    readonly toUnicode: (host: string) => string;
  };
  export = punycode;
}
