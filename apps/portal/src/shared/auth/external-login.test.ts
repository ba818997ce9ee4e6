import { expect, it } from 'vitest';
import { readExternalLogin } from './external-login.ts';

const VALUE = {
  url: 'https://login.example/in',
  internalUrl: 'https://intra.example/in',
  internalHosts: ['learn.intra.example'],
};

it.each([
  ['learn.example', VALUE, 'https://login.example/in'],
  ['learn.intra.example', VALUE, 'https://intra.example/in'],
  ['learn.intra.example', { ...VALUE, url: null }, 'https://intra.example/in'],
  ['learn.example', { ...VALUE, url: null }, null],
  ['learn.intra.example', { ...VALUE, internalUrl: 'javascript:alert(1)' }, 'https://login.example/in'],
  ['learn.intra.example', { ...VALUE, internalHosts: 'learn.intra.example' }, 'https://login.example/in'],
])('the internal-network flag decides the corporate login page on %s (spec 6)', (host, value, url) => {
  expect(readExternalLogin(value, host)).toBe(url);
});

it.each([undefined, null, 'text', []])('a value that is none leads nowhere', (value) => {
  expect(readExternalLogin(value, 'learn.example')).toBeNull();
});
