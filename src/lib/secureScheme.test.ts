import { expect, test } from 'vitest';
import { hasSecureScheme } from './secureScheme';

test.for([
  ['https://news.example.com', true],
  ['http://localhost:4173', true],
  ['http://127.0.0.2', true],
  ['http://[::1]:8787', true],
  ['http://news.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['http://localhost.example.com', false],
  ['http://127.0.0.1:secret@news.example.com', false],
  ['http://0.0.0.0', false],
  ['ftp://localhost', false],
] as const)('whether %s is secure: %s', ([address, isSecure]) => {
  expect(hasSecureScheme(new URL(address))).toBe(isSecure);
});
