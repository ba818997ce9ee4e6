import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { settled } from '../testing/fake-actor.ts';
import { fallbackTarget, targetOf } from './third-login-target.ts';
import { ADA, SCHOOL, createThirdLoginActor } from './third-login.fixtures.ts';
import { thirdLoginMachine } from './third-login.machine.ts';

describe('welink', () => {
  const welink = { provider: 'welink', welinkPlatform: '1' } as const;
  const inside = { ...welink, returned: { code: null, state: null, iss: null, error: null } };

  test('signs in by its free login where the page runs inside of it (B021, R55)', async () => {
    const { askWelink, exchangeCode, snapshot } = createThirdLoginActor(inside);
    await askWelink.succeed({ code: 'w-1', state: 's-1' });
    expect(exchangeCode.inputs).toEqual([
      { provider: 'welink', code: 'w-1', state: 's-1', platformType: '1' },
    ]);
    await exchangeCode.succeed({ outcome: 'signedIn', signedIn: ADA, targetUrl: '/' });
    expect(snapshot().output).toMatchObject({ outcome: 'signedIn' });
  });

  test('030025 is a failure and goes on with the school, else with the external login (B021)', async () => {
    const school = createThirdLoginActor(welink);
    await school.exchangeCode.succeed({ outcome: 'freeLoginFailed' });
    expect(school.snapshot().output).toEqual({
      outcome: 'fallback',
      target: { go: 'path', path: `/portal/${SCHOOL}` },
    });
    const external = createThirdLoginActor({
      ...welink,
      fallback: { externalLoginUrl: 'https://login.example/', schoolId: SCHOOL },
    });
    await external.exchangeCode.succeed({ outcome: 'freeLoginFailed' });
    expect(external.snapshot().output).toEqual({
      outcome: 'fallback',
      target: { go: 'external', url: 'https://login.example/' },
    });
  });

  test('goes on as well where welink hands out no code or its service fails (B021)', async () => {
    const mute = createThirdLoginActor(inside);
    await mute.askWelink.fail('UNKNOWN');
    expect(mute.snapshot().output).toMatchObject({ outcome: 'fallback' });
    const down = createThirdLoginActor(welink);
    await down.exchangeCode.fail('PROVIDER_FAILED');
    expect(down.snapshot().output).toMatchObject({ outcome: 'fallback' });
  });

  test.each([
    { provider: 'stoa', welinkPlatform: '1' },
    { provider: 'welink', welinkPlatform: undefined },
  ] as const)('is asked for a code inside of itself alone: not by %j (B021)', (who) => {
    const { askWelink, snapshot } = createThirdLoginActor({ ...inside, ...who });
    expect(askWelink.inputs).toEqual([]);
    expect(snapshot().matches({ failure: 'unverified' })).toBe(true);
  });

  test('shows that it works while a code is asked for, and fails loudly where nobody can (B021)', async () => {
    expect([...createThirdLoginActor(inside).snapshot().tags]).toEqual(['working']);
    const errors: unknown[] = [];
    const actor = createActor(thirdLoginMachine, {
      input: { ...inside, purpose: 'signIn', fallback: { externalLoginUrl: null, schoolId: SCHOOL } },
    });
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await settled();
    expect(errors).toEqual([expect.any(NotProvidedError)]);
  });

  test('alone is told on which platform it runs (B021)', () => {
    const { exchangeCode } = createThirdLoginActor({ provider: 'stoa', welinkPlatform: '1' });
    expect(exchangeCode.inputs).toEqual([
      { provider: 'stoa', code: 'code-1', state: 'state-1', iss: 'https://idp.example' },
    ]);
  });

  test('a disabled account is told instead (B021)', async () => {
    const { exchangeCode, snapshot } = createThirdLoginActor(welink);
    await exchangeCode.fail('ACCOUNT_DISABLED');
    expect(snapshot().matches({ failure: 'accountDisabled' })).toBe(true);
  });
});

describe('where it leads', () => {
  test.each([
    ['/portal/1', { go: 'path', path: '/portal/1' }],
    ['https://school.example/x?y=1', { go: 'external', url: 'https://school.example/x?y=1' }],
    [
      'https://school.example/@ada?mail=a@b.cd',
      { go: 'external', url: 'https://school.example/@ada?mail=a@b.cd' },
    ],
    ['https:///evil.example', { go: 'path', path: '/' }],
    ['//evil.example', { go: 'path', path: '/' }],
    ['javascript:alert(1)', { go: 'path', path: '/' }],
    ['https://own.example@evil.example/', { go: 'path', path: '/' }],
    ['https:\\\\evil.example', { go: 'path', path: '/' }],
    ['', { go: 'path', path: '/' }],
  ])('%s leads to %j (B029)', (targetUrl, expected) => {
    expect(targetOf(targetUrl)).toEqual(expected);
  });

  test('a fallback that is configured badly leads to a page of this site (B021, B029)', () => {
    expect(fallbackTarget({ externalLoginUrl: 'javascript:1', schoolId: 'x' })).toEqual({
      go: 'path',
      path: '/login/index',
    });
  });
});
