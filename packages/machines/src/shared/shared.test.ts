import { createActor, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { settled } from '../testing/fake-actor.ts';
import { backOffMs, laterByChanceMs } from './back-off.ts';
import { isEmail, isMobile, isVerificationCode, normaliseDigits } from './fields.ts';
import { record, TEXT } from './json-schema.ts';
import {
  isNotProvided,
  missingImplementations,
  notProvided,
  notProvidedAction,
  notProvidedCallback,
  NotProvidedError,
} from './not-provided.ts';
import { codeOf, hasCode, problemOf, ProblemError } from './problem.ts';

describe('what was not provided', () => {
  test('an actor rejects with its name and how to mend it', async () => {
    const actor = createActor(notProvided<string>('loadUser'));
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await settled();
    expect(errors[0]).toBeInstanceOf(NotProvidedError);
    expect(String(errors[0])).toContain('machine.provide({ actors: { loadUser: ... } })');
  });

  test('a channel and an action throw', () => {
    const errors: unknown[] = [];
    const actor = createActor(notProvidedCallback('tabs'));
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    expect(errors[0]).toBeInstanceOf(NotProvidedError);
    expect(notProvidedAction('clearSession')).toThrow('clearSession');
  });

  test('what is missing is listed, in invoked machines as well', () => {
    const inner = setup({ actors: { sendCode: notProvided('sendCode') } }).createMachine({});
    const outer = setup({
      actors: { code: inner, load: notProvided('load') },
      actions: { leave: notProvidedAction('leave'), keep: () => undefined },
    }).createMachine({});
    expect(missingImplementations(outer)).toEqual(['code.sendCode', 'load', 'leave']);
    expect(isNotProvided(undefined)).toBe(false);
  });

  test('it never passes for a problem of the network', () => {
    expect(() => problemOf(new NotProvidedError('actor', 'x'), ['NETWORK'])).toThrow(NotProvidedError);
  });
});

describe('a problem', () => {
  test('keeps the code, the request and the facts to go on with', () => {
    const error = new ProblemError('CODE_INVALID', {
      requestId: 'req-1',
      attemptsLeft: 3,
      retryAfterSeconds: 60,
    });
    expect(problemOf(error, ['CODE_INVALID'])).toEqual({
      code: 'CODE_INVALID',
      requestId: 'req-1',
      attemptsLeft: 3,
      retryAfterSeconds: 60,
    });
  });

  test.each([[new ProblemError('SOMETHING_NEW')], [new Error('x')], [undefined], ['NETWORK'], [{ code: 7 }]])(
    'that is not listed is UNKNOWN: %j',
    (error) => expect(problemOf(error, ['NETWORK'])).toEqual({ code: 'UNKNOWN' }),
  );

  test('is told apart by its code', () => {
    expect(codeOf({ code: 'NETWORK' })).toBe('NETWORK');
    expect(hasCode(new ProblemError('NETWORK'), ['NETWORK'])).toBe(true);
    expect(hasCode(null, ['NETWORK'])).toBe(false);
  });
});

test.each([
  [1, 0, 1_000 / 2],
  [1, 1, 1_000],
  [3, 1, 4_000],
  [40, 1, 30_000],
  [40, 0, 30_000 / 2],
])('after %s failures and chance %s the wait is %s ms', (failures, chance, expected) => {
  expect(backOffMs(failures, chance)).toBe(expected);
});

test.each([
  [0, 20_000],
  [1, 25_000],
])('with chance %s a rhythm of 20 s waits %s ms', (chance, expected) => {
  expect(laterByChanceMs(20_000, chance)).toBe(expected);
});

describe('fields', () => {
  test('digits of other keyboards become 0 to 9', () => {
    expect(normaliseDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９')).toBe(
      '0123456789 0123456789 0123456789',
    );
  });

  test.each([
    ['13800000001', '86', true],
    ['12800000001', '86', false],
    ['1380000000', '86', false],
    ['138000000011', '86', false],
    ['5551234', '49', true],
    ['555 1234', '49', false],
  ])('%s in +%s is a mobile number: %s', (mobile, countryCode, expected) => {
    expect(isMobile(mobile, countryCode)).toBe(expected);
  });

  test.each([
    ['a@b.cd', true],
    ['learner+x@stoa.example', true],
    ['用户@例子.公司', true],
    ['a@b', false],
    ['a@b.c@d.e', false],
    ['a@x.y,b@x.y', false],
    ['a@x.y\r\nBcc:b@x.y', false],
    ['a b@x.y', false],
    ['a@-x.y', false],
    ['a@x..y', false],
    [`${'a'.repeat(65)}@x.y`, false],
  ])('%j is a mail address: %s', (email, expected) => {
    expect(isEmail(email)).toBe(expected);
  });

  // A pattern that goes back over what it read would not end within the limit of a test.
  test('a mail address of a million letters is refused (TRUST 93)', () => {
    expect(isEmail(`${'a'.repeat(1_000_000)}@${'b.'.repeat(500_000)}`)).toBe(false);
  });

  test.each([
    ['123456', true],
    ['12345', false],
    ['12345a', false],
    ['', false],
  ])('%j is a code: %s', (code, expected) => {
    expect(isVerificationCode(code)).toBe(expected);
  });
});

test('a shape of a payload allows what it names, and nothing else', () => {
  expect(record({ name: TEXT }, { note: TEXT })).toEqual({
    type: 'object',
    properties: { name: TEXT, note: TEXT },
    required: ['name'],
    additionalProperties: false,
  });
});
