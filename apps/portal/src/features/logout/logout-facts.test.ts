import { expect, it } from 'vitest';
import { readLogoutConfig, withSchool } from './logout-facts.ts';

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

it('leads to the school’s own service where that has an address (B025)', () => {
  const urls = { corporateInternal: 'https://op.example/in', enterprise: 'https://op.example/out' };
  expect(withSchool(urls, undefined)).toEqual(urls);
  expect(withSchool(urls, { corporate: null, enterprise: null })).toEqual(urls);
  const school = { corporate: 'https://corp.example/out', enterprise: 'https://sso.example/out' };
  expect(withSchool(urls, school)).toMatchObject({
    corporateInternal: 'https://op.example/in',
    corporateExternal: 'https://corp.example/out',
    corporateOverseas: 'https://corp.example/out',
    enterprise: 'https://sso.example/out',
  });
});
