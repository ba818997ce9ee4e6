import { createActor, initialTransition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { expect, test } from 'vitest';
import { CATALOGUE, MACHINES } from './catalogue.ts';
import { LOGIN_PROBLEM_CODES, LOGIN_SECRET_FIELDS } from './login/index.ts';
import { REGISTER_PROBLEM_CODES } from './register/index.ts';
import { EMPTY_SEARCH_QUERY } from './search/index.ts';
import { missingImplementations } from './shared/not-provided.ts';

test('every machine is listed once, by its own id, with its purpose and what it proves', () => {
  expect(CATALOGUE.map(({ id }) => id)).toEqual(Object.keys(MACHINES));
  for (const { purpose, spec } of CATALOGUE) {
    expect(purpose).toMatch(/\.$/);
    expect(spec.length).toBeGreaterThan(0);
    for (const id of spec) expect(id).toMatch(/^[BCR]\d{2,3}$/);
  }
});

test('actions that an application has to provide are known by name', () => {
  const needs = CATALOGUE.flatMap(({ id, actions }) => (actions.length > 0 ? [[id, actions]] : []));
  expect(Object.fromEntries(needs)).toEqual({
    session: ['postLogoutToFrame', 'clearSession'],
    assignment: ['storeDraft', 'dropDraft'],
    liveHost: ['stopScreen', 'applySwitches'],
    bulletin: ['storeClosed'],
    consent: ['storeChoice', 'storeUnreported'],
  });
});

test('what is missing is told with the machine that invokes it', () => {
  expect(missingImplementations(MACHINES.login)).toEqual([
    'codeRequest.sendCode',
    'secondFactor.askPasskey',
    'secondFactor.verifyFactor',
    'qrLogin.createQr',
    'qrLogin.watchQr',
    'qrLogin.redeemQr',
    'signIn',
    'loadOffer',
    'goToProvider',
  ]);
});

test('every invoke knows what to do when its actor fails', () => {
  for (const { machine } of CATALOGUE) {
    for (const node of [machine.root, ...getStateNodes(machine)]) {
      for (const { id } of node.invoke) {
        // A machine that is invoked reports by events; a channel stays open and has nothing to answer.
        const stays = [
          'tabs',
          'smsCode',
          'emailCode',
          'mobile',
          'email',
          'code',
          'secondFactor',
          'qrLogin',
          'newMobile',
          'newEmail',
          'pictures',
        ].includes(id);
        expect(stays || node.ownEvents.includes(`xstate.error.actor.${id}`), `${machine.id}: ${id}`).toBe(
          true,
        );
      }
    }
  }
});

test('what a machine keeps can be written down and read again', () => {
  const snapshots = [
    createActor(MACHINES.session, { input: { firstPaint: { known: 'signedOut' } } }).getSnapshot(),
    initialTransition(MACHINES.login, {})[0],
    initialTransition(MACHINES.register, {})[0],
    initialTransition(MACHINES.search, { query: EMPTY_SEARCH_QUERY })[0],
  ];
  for (const { context } of snapshots) expect(JSON.parse(JSON.stringify(context))).toEqual(context);
});

test('secrets and codes are closed lists', () => {
  expect(LOGIN_SECRET_FIELDS).toContain('password');
  for (const codes of [LOGIN_PROBLEM_CODES, REGISTER_PROBLEM_CODES]) {
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain('UNKNOWN');
  }
});
