import { expect, it } from 'vitest';
import { stepUpMethods } from './step-up-methods.ts';

const passkeys = [
  { id: '1700000000000900001', name: 'Laptop', createdAt: '', lastUsedAt: null, backedUp: true },
];

it('offers the second factor that the account has, a passkey first, else password and code', () => {
  const facts = { hasPasskeys: true, hasContacts: true };
  expect(stepUpMethods({ totp: true, passkeys }, facts)).toEqual(['passkey', 'totp']);
  expect(stepUpMethods({ totp: false, passkeys: [] }, facts)).toEqual(['password', 'code']);
});

it('offers no passkey where the browser has none, and no code where it could not go anywhere', () => {
  expect(stepUpMethods({ totp: false, passkeys }, { hasPasskeys: false, hasContacts: false })).toEqual([
    'password',
  ]);
});

it('offers the password while it is not known what the account has', () => {
  expect(stepUpMethods(undefined, { hasPasskeys: true, hasContacts: false })).toEqual(['password']);
});
