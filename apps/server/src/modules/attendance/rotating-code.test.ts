import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { CODE_MS, codeNow, isCodeNow } from './rotating-code.ts';

const secrets = {
  sign: (purpose: string, text: string) => createHmac('sha256', purpose).update(text).digest('base64url'),
};
const START = 1_800_000_000_000;
const at = (ms: number) => new Date(START + ms);

it('shows a code for half a minute and takes it for half a minute more (B065)', () => {
  const { code, nextAt, acceptedUntil } = codeNow(secrets, '1', at(0));
  expect(code).toMatch(/^\d{6}$/);
  expect([nextAt, acceptedUntil]).toEqual([at(CODE_MS), at(2 * CODE_MS)]);
  expect(codeNow(secrets, '1', at(CODE_MS - 1)).code).toBe(code);
  expect(codeNow(secrets, '1', at(CODE_MS)).code).not.toBe(code);
  expect(isCodeNow(secrets, '1', code, at(2 * CODE_MS - 1))).toBe(true);
  expect(isCodeNow(secrets, '1', code, at(2 * CODE_MS))).toBe(false);
});

it('belongs to one attendance, and is not known before its time', () => {
  const { code } = codeNow(secrets, '1', at(0));
  expect(isCodeNow(secrets, '2', code, at(0))).toBe(false);
  expect(isCodeNow(secrets, '1', code, at(-1))).toBe(false);
});
