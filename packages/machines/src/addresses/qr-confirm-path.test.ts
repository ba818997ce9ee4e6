import { expect, test } from 'vitest';
import { loginPath, redirectTarget } from './redirect-target.ts';
import { qrConfirmPath } from './qr-confirm-path.ts';

const ID = 'qr_7Hn2kV9sXw4bT8mQ1zLc-_';

test.each([
  [`/login/index?qr=${ID}`, `/login/confirm?qr=${ID}`],
  [`/login/index?sxz-lang=ar_SA&qr=${ID}#top`, `/login/confirm?qr=${ID}`],
  ['/login/index', null],
  ['/login/index?qr=short', null],
  [`/login/index?qr=${ID}%26x`, null],
  [`/register/index?qr=${ID}`, null],
])('a phone that has scanned %s goes to %s (B028)', (href, expected) => {
  expect(qrConfirmPath(href)).toBe(expected);
});

test('a phone that has to sign in first comes back to confirm (B028, B029)', () => {
  const confirm = `/login/confirm?qr=${ID}`;
  expect(redirectTarget(confirm)).toBe(confirm);
  expect(loginPath(confirm)).toBe(`/login/index?redirect=${encodeURIComponent(confirm)}`);
  expect(redirectTarget('/login/confirmed')).toBe('/');
  expect(redirectTarget('/register/invite?token=abc')).toBe('/register/invite?token=abc');
  expect(redirectTarget('/register/index')).toBe('/');
  expect(redirectTarget('/login/index')).toBe('/');
});
