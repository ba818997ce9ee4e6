import { expect, test } from 'vitest';
import { REDACTED, redact } from './redact.ts';

test('secrets and personal facts are taken out wherever they stand', () => {
  const event = {
    type: 'login.submitted',
    fields: { account: 'ada@example.org', password: 'p', countryCode: '49' },
    ticket: { value: 't' },
    viewer: { userId: '18', displayName: 'Ada' },
    hasPassword: true,
  };
  expect(redact(event)).toEqual({
    type: 'login.submitted',
    fields: { account: REDACTED, password: REDACTED, countryCode: '49' },
    ticket: REDACTED,
    viewer: { userId: '18', displayName: REDACTED },
    hasPassword: true,
  });
});

test('a form that names its fields hides their values, and so does an event that names its subject', () => {
  expect(redact({ type: 'field.changed', field: 'password', value: 'p' })).toMatchObject({ value: REDACTED });
  expect(redact({ type: 'field.changed', field: 'countryCode', value: '49' })).toMatchObject({ value: '49' });
  expect(redact({ type: 'password.changed', value: 'p' })).toMatchObject({ value: REDACTED });
  expect(redact({ type: 'code.changed', value: '123456' })).toMatchObject({ value: REDACTED });
  expect(redact({ type: 'nickname.changed', value: 'A' }, new Set(['nickname']))).toMatchObject({
    value: REDACTED,
  });
});

test("a problem's code stays, a code that was typed does not", () => {
  expect(redact({ problem: { code: 'NETWORK' }, code: '123456' })).toEqual({
    problem: { code: 'NETWORK' },
    code: REDACTED,
  });
});

test('circles, errors and functions do not break it', () => {
  const circle: Record<string, unknown> = { error: new TypeError('no'), run: () => 1 };
  circle.again = circle;
  expect(redact(circle)).toEqual({
    error: { name: 'TypeError', message: 'no', code: undefined },
    run: '[function]',
    again: '[again]',
  });
});
