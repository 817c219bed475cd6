/** Where the contact form sends a message, and what it says to who takes it. */

export interface FormTarget {
  /** Address of the service, absolute or a path of the host; empty if it is the page of thanks. */
  readonly action: string;
  /** Fields that every message has, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names of the fields that hold the addresses of the pages after it; empty if the service has none. */
  readonly pages: { readonly sent: string; readonly failed: string };
  /** Name of the field that a visitor does not see; empty if the service has none. */
  readonly trap: string;
  /** Attributes by which the host finds the form in the built page. */
  readonly attributes: Readonly<Record<string, string>>;
}

const plain: FormTarget = { action: '', fields: {}, pages: { sent: '', failed: '' }, trap: '', attributes: {} };

/** What a service wants besides plain fields, by its host, from its documentation. Each answers by mail to `email`. */
const services: Readonly<Partial<Record<string, Partial<FormTarget>>>> = {
  // help.formspree.io, "Special fields".
  'formspree.io': { pages: { sent: '_next', failed: '' }, trap: '_gotcha' },
  // docs.web3forms.com, "API reference": `access_key` comes from the address; it advises against its trap.
  'api.web3forms.com': { pages: { sent: 'redirect', failed: '' } },
};

/**
 * The target that an owner's setting means.
 * @param endpoint `contact.endpoint` of data/site.json
 * @param relayUrl address of the relay, absolute or a path
 */
export function formTarget(endpoint: string, relayUrl: string): FormTarget | null {
  if (endpoint === '') return null;
  if (endpoint === 'netlify') {
    // docs.netlify.com, "Forms setup": the host reads the built page, and takes the message at any of its addresses.
    // These names begin with `data-`, because others that HTML does not know are dropped from the form.
    const attributes = { name: 'contact', 'data-netlify': 'true', 'data-netlify-honeypot': 'website' };
    return { ...plain, fields: { 'form-name': 'contact' }, trap: 'website', attributes };
  }
  if (endpoint === 'relay')
    return {
      ...plain,
      action: `${relayUrl.replace(/\/$/, '')}/contact`,
      pages: { sent: 'sent', failed: 'failed' },
      trap: 'website',
    };
  if (endpoint.startsWith('/')) return { ...plain, action: endpoint };
  const { host, origin, pathname, searchParams } = new URL(endpoint);
  const service = services[host];
  if (service === undefined) return { ...plain, action: endpoint };
  return { ...plain, ...service, action: origin + pathname, fields: Object.fromEntries(searchParams) };
}
