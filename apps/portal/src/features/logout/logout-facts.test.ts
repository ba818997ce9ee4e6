import { expect, it } from 'vitest';
import { readLogoutConfig } from './logout-facts.ts';

it('takes from the configuration what is what it should be', () => {
  const value = {
    reloadHosts: [],
    internalHosts: ['intra.example'],
    urls: { enterprise: 'https://sso.example/out', corporateInternal: 7, other: 'https://x.example' },
  };
  expect(readLogoutConfig(value, 'intra.example')).toEqual({
    internal: true,
    urls: { enterprise: 'https://sso.example/out' },
  });
  expect(readLogoutConfig(value, 'www.example').internal).toBe(false);
});

it.each([undefined, null, 'text', [], { urls: 'x', internalHosts: 'intra.example' }])(
  'reads nothing from %j',
  (value) => {
    expect(readLogoutConfig(value, 'intra.example')).toEqual({ internal: false, urls: {} });
  },
);
