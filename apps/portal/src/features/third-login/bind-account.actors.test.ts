import { expect, it } from 'vitest';
import { bindCallOf } from './bind-account.actors.ts';

it('sends a number with its country, and the school (R52)', () => {
  expect(
    bindCallOf(
      {
        pendingBindId: 'pb',
        channel: 'mobile',
        target: '5551234',
        countryCode: '49',
        password: 'porch',
      },
      '1700000000000000001',
    ),
  ).toEqual({
    pendingBindId: 'pb',
    channel: 'mobile',
    target: '+495551234',
    password: 'porch',
    tenantId: '1700000000000000001',
  });
});

it('sends an address as it is, and the name of a new account (R52)', () => {
  expect(
    bindCallOf(
      {
        pendingBindId: 'pb',
        channel: 'email',
        target: 'ada@stoa.example',
        code: '123456',
        create: true,
        nickName: 'Ada',
      },
      undefined,
    ),
  ).toEqual({
    pendingBindId: 'pb',
    channel: 'email',
    target: 'ada@stoa.example',
    code: '123456',
    create: true,
    nickName: 'Ada',
  });
});
