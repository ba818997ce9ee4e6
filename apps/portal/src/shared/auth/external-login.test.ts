import { expect, it } from 'vitest';
import { loginOfAddress, readExternalLogin } from './external-login.ts';

const VALUE = {
  url: 'https://login.example/in',
  internalUrl: 'https://intra.example/in',
  internalHosts: ['learn.intra.example'],
  internalDomains: ['stoa.example'],
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

it.each([
  ['noor@stoa.example', VALUE.internalDomains, 'learn.example', VALUE.url],
  ['noor@STOA.example', VALUE.internalDomains, 'learn.intra.example', VALUE.internalUrl],
  ['noor@other.example', VALUE.internalDomains, 'learn.example', null],
  ['noor@', VALUE.internalDomains, 'learn.example', null],
  ['noor@stoa.example', 'stoa.example', 'learn.example', null],
  ['noor@stoa.example', [null, 7], 'learn.example', null],
  ['noor@stoa.example', undefined, 'learn.example', null],
])(
  '%s with the domains %j signs in at the organisation on %s: %s (B069)',
  (email, internalDomains, host, url) => {
    expect(loginOfAddress({ ...VALUE, internalDomains }, email, host)).toBe(url);
  },
);

it('an organisation without a login page has none for its addresses either (B069)', () => {
  expect(loginOfAddress({ ...VALUE, url: null }, 'noor@stoa.example', 'learn.example')).toBeNull();
  expect(loginOfAddress(null, 'noor@stoa.example', 'learn.example')).toBeNull();
});
