import { expect, test } from 'vitest';
import { formTarget } from './formTarget';

const ofRelay = { isRelay: true, pages: { sent: 'sent', failed: 'failed' }, trap: 'website' };
const ofFormspree = {
  action: 'https://formspree.io/f/abc',
  pages: { sent: '_next', failed: '' },
  trap: '_gotcha',
};

test.for([
  ['/forms/contact', '', { action: '/forms/contact' }],
  ['https://forms.example/a?b=c', '', { action: 'https://forms.example/a?b=c' }],
  ['https://formspree.io/f/abc', '', ofFormspree],
  ['https://www.formspree.io/f/abc', '', ofFormspree],
  [
    'https://api.web3forms.com/submit?access_key=a-b',
    '',
    {
      action: 'https://api.web3forms.com/submit',
      fields: { access_key: 'a-b' },
      pages: { sent: 'redirect', failed: '' },
    },
  ],
  ['relay', '/news-relay', { action: '/news-relay/contact', ...ofRelay }],
  ['relay', 'https://relay.example/', { action: 'https://relay.example/contact', ...ofRelay }],
  [
    'netlify',
    '',
    {
      fields: { 'form-name': 'contact' },
      trap: 'website',
      attributes: { name: 'contact', 'data-netlify': 'true', 'data-netlify-honeypot': 'website' },
    },
  ],
] as const)('%s (relay at %j) is told what it wants to know', ([endpoint, relay, target]) => {
  const nothing = { isRelay: false, action: '', fields: {}, pages: { sent: '', failed: '' }, trap: '', attributes: {} };
  expect(formTarget(endpoint, relay)).toEqual({ ...nothing, ...target });
});

test('no setting is no target: the mail program sends', () => {
  expect(formTarget('', '/news-relay')).toBeNull();
});
