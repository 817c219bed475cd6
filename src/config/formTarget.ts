/** The service to which the contact form sends a message, and the service's special fields. */

export interface FormTarget {
  /** Whether the messages go to the relay of this project. */
  readonly isRelay: boolean;
  /** Address of the service, absolute or a path of the host; empty if the form is sent to the page of thanks. */
  readonly action: string;
  /** Fields that every message has, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names of the fields with the addresses of the pages that follow; empty if the service has no such field. */
  readonly pages: { readonly sent: string; readonly failed: string };
  /** Name of the hidden field that only bots fill in; empty if the service has no such field. */
  readonly trap: string;
  /** Attributes of the form, by which a host finds it in the built page. */
  readonly attributes: Readonly<Record<string, string>>;
}

const plain: FormTarget = {
  isRelay: false,
  action: '',
  fields: {},
  pages: { sent: '', failed: '' },
  trap: '',
  attributes: {},
};

/** The special fields of services by host, from their documentation. Each service uses the field `email` for replies. */
const services: Readonly<Partial<Record<string, Partial<FormTarget>>>> = {
  // help.formspree.io, "Special fields".
  'formspree.io': { pages: { sent: '_next', failed: '' }, trap: '_gotcha' },
  // docs.web3forms.com, "API reference": `access_key` is part of the address. The documentation advises against the hidden
  // field.
  'api.web3forms.com': { pages: { sent: 'redirect', failed: '' } },
};

/** The host of a form service, as `services` and its documentation name it. */
export const formServiceHost = (endpoint: string): string => new URL(endpoint).host.replace(/^www\./, '');

/**
 * Returns the target of the form by the owner's setting; null if the form opens the visitor's mail program.
 * @param endpoint `contact.endpoint` of data/site.json
 * @param liveNewsUrl address of the relay, absolute or a path
 */
export function formTarget(endpoint: string, liveNewsUrl: string): FormTarget | null {
  if (endpoint === '') return null;
  if (endpoint === 'netlify') {
    // docs.netlify.com, "Forms setup": the host reads the built page, and accepts messages at each of the site's addresses.
    // The names begin with `data-`, because React drops other attributes that HTML does not know.
    const attributes = { name: 'contact', 'data-netlify': 'true', 'data-netlify-honeypot': 'website' };
    return { ...plain, fields: { 'form-name': 'contact' }, trap: 'website', attributes };
  }
  if (endpoint === 'relay')
    return {
      ...plain,
      isRelay: true,
      action: `${liveNewsUrl.replace(/\/$/, '')}/contact`,
      pages: { sent: 'sent', failed: 'failed' },
      trap: 'website',
    };
  if (endpoint.startsWith('/')) return { ...plain, action: endpoint };
  const host = formServiceHost(endpoint);
  const service = services[host];
  if (service === undefined) return { ...plain, action: endpoint };
  const { pathname, searchParams } = new URL(endpoint);
  return { ...plain, ...service, action: `https://${host}${pathname}`, fields: Object.fromEntries(searchParams) };
}
