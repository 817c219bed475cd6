import { expect, test } from 'vitest';
import { formTarget } from './formTarget';

const plain = { fields: {}, pages: { sent: '', failed: '' }, trap: '', attributes: {} };

test.for([
  ['/forms/contact', '', { ...plain, action: '/forms/contact' }],
  ['https://forms.example/a?b=c', '', { ...plain, action: 'https://forms.example/a?b=c' }],
  [
    'https://formspree.io/f/abc',
    '',
    { ...plain, action: 'https://formspree.io/f/abc', pages: { sent: '_next', failed: '' }, trap: '_gotcha' },
  ],
  [
    'https://api.web3forms.com/submit?access_key=a-b',
    '',
    {
      ...plain,
      action: 'https://api.web3forms.com/submit',
      fields: { access_key: 'a-b' },
      pages: { sent: 'redirect', failed: '' },
    },
  ],
  ['relay', '/news-relay', { action: '/news-relay/contact', pages: { sent: 'sent', failed: 'failed' } }],
  ['relay', 'https://relay.example/', { action: 'https://relay.example/contact' }],
  [
    'netlify',
    '',
    {
      ...plain,
      fields: { 'form-name': 'contact' },
      trap: 'website',
      attributes: { name: 'contact', 'data-netlify': 'true', 'data-netlify-honeypot': 'website' },
    },
  ],
] as const)('%s (relay at %j) is told what it wants to know', ([endpoint, relay, target]) => {
  expect(formTarget(endpoint, relay)).toMatchObject(target);
});

test('no setting is no target: the mail program sends', () => {
  expect(formTarget('', '/news-relay')).toBeNull();
});
