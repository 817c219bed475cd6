import { expect, test } from 'vitest';
import { hasSecureScheme, isLoopback } from './secureScheme';

test.for([
  ['https://mail.example.com', true],
  ['http://localhost:4173', true],
  ['http://127.0.0.2', true],
  ['http://[::1]:8787', true],
  ['http://mail.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['http://localhost.example.com', false],
  ['http://127.0.0.1:secret@mail.example.com', false],
  ['http://0.0.0.0', false],
  ['smtp://localhost', false],
] as const)('whether %s is secure: %s', ([address, isSecure]) => {
  expect(hasSecureScheme(new URL(address))).toBe(isSecure);
});

test('a host is this machine with any scheme', () => {
  expect(['smtp://[::1]:25', 'smtp://mail.example.com'].map((address) => isLoopback(new URL(address)))).toEqual([
    true,
    false,
  ]);
});
