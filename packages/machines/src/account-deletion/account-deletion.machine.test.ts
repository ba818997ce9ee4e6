import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownCodeRequestMachine } from '../code-request/index.ts';
import type { OwnCodePurpose, SendCodeInput, SendCodeOutput } from '../code-request/index.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { accountDeletionMachine } from './account-deletion.machine.ts';
import type { DeletionState } from './account-deletion.machine.ts';

const OPEN: DeletionState = { dueAt: null, isBlocked: false };
const DUE: DeletionState = { dueAt: '2026-12-05T08:00:00.000Z', isBlocked: false };

function createDeletionActor(deletion: DeletionState = OPEN) {
  const requestDeletion = fakeActor<DeletionState, { code: string }>();
  const cancelDeletion = fakeActor<DeletionState>();
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput<OwnCodePurpose>>();
  const actor = createActor(
    accountDeletionMachine.provide({
      actors: {
        requestDeletion: requestDeletion.logic,
        cancelDeletion: cancelDeletion.logic,
        codeRequest: ownCodeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }),
      },
    }),
    { input: { deletion, contacts: [{ channel: 'mobile', target: '138****0001' }] } },
  ).start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'busy');
  const confirm = (code = '123456'): void => {
    actor.send({ type: 'deletion.begun' });
    actor.send({ type: 'code.changed', value: code });
    actor.send({ type: 'deletion.confirmed' });
  };
  return { actor, requestDeletion, cancelDeletion, sendCode, has, confirm };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an account is erased after a code, and not before its time (B025)', async () => {
  const { actor, requestDeletion, sendCode, has, confirm } = createDeletionActor();
  actor.send({ type: 'deletion.begun' });
  actor.send({ type: 'code.requested' });
  expect(sendCode.inputs).toEqual([{ channel: 'mobile', purpose: 'delete', target: '138****0001' }]);
  confirm('١٢٣٤٥٦');
  actor.send({ type: 'deletion.confirmed' });
  expect(requestDeletion.inputs).toEqual([{ code: '123456' }]);
  await requestDeletion.succeed(DUE);
  expect(has('scheduled')).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ deletion: DUE, code: '' });
});

test('it can be kept after all (B025)', async () => {
  const { actor, cancelDeletion, has } = createDeletionActor(DUE);
  actor.send({ type: 'deletion.undone' });
  await cancelDeletion.fail('NETWORK');
  expect(has('failed')).toBe(true);
  expect(has('scheduled')).toBe(true);
  actor.send({ type: 'deletion.undone' });
  await cancelDeletion.succeed(OPEN);
  expect(actor.getSnapshot().matches('open')).toBe(true);
});

test('and was, where another tab was quicker (B025)', async () => {
  const { actor, cancelDeletion } = createDeletionActor(DUE);
  actor.send({ type: 'deletion.undone' });
  await cancelDeletion.fail('NOT_FOUND');
  expect(actor.getSnapshot().matches('open')).toBe(true);
  expect(actor.getSnapshot().context.deletion.dueAt).toBeNull();
});

test('the only owner of a school is told first, and can go on once there is another one (B025)', async () => {
  const { actor, requestDeletion, has, confirm } = createDeletionActor();
  confirm();
  await requestDeletion.fail('LAST_OWNER');
  expect(has('blocked')).toBe(true);
  confirm();
  expect(requestDeletion.inputs).toHaveLength(1);
  actor.send({ type: 'deletion.refreshed', deletion: OPEN });
  confirm();
  expect(requestDeletion.inputs).toHaveLength(2);
  expect(createDeletionActor({ dueAt: null, isBlocked: true }).has('blocked')).toBe(true);
});

test.each([
  ['', 'REQUIRED'],
  ['12', 'INVALID'],
])('the code %j is %s, and nothing is sent (B025)', (code, expected) => {
  const { actor, requestDeletion, has, confirm } = createDeletionActor();
  confirm(code);
  expect(has('invalid')).toBe(true);
  expect(actor.getSnapshot().context.fieldProblem).toBe(expected);
  expect(requestDeletion.inputs).toEqual([]);
});

test.each([
  ['CODE_INVALID', 'INVALID'],
  ['NETWORK', null],
])('%s is told, and the code is still there (B025)', async (code, fieldProblem) => {
  const { actor, requestDeletion, has, confirm } = createDeletionActor();
  confirm();
  await requestDeletion.fail(code);
  expect(has('failed')).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ code: '123456', fieldProblem, problem: { code } });
  actor.send({ type: 'deletion.confirmed' });
  expect(requestDeletion.inputs).toHaveLength(2);
});

test('a fresh proof is followed by the request, a declined one by the form (B025)', async () => {
  const { actor, requestDeletion, has, confirm } = createDeletionActor();
  confirm();
  await requestDeletion.fail('REAUTHENTICATION_REQUIRED');
  expect(has('proofNeeded')).toBe(true);
  actor.send({ type: 'proof.given' });
  expect(requestDeletion.inputs).toHaveLength(2);
  await requestDeletion.fail('REAUTHENTICATION_REQUIRED');
  actor.send({ type: 'proof.declined' });
  expect(actor.getSnapshot().context.code).toBe('123456');
  actor.send({ type: 'deletion.abandoned' });
  expect(actor.getSnapshot().matches('open')).toBe(true);
  expect(actor.getSnapshot().context.code).toBe('');
});

const shownBy = ({ actor }: ReturnType<typeof createDeletionActor>) => {
  const { tags, context } = actor.getSnapshot();
  return [[...tags].toSorted(), context.fieldProblem, context.problem?.code ?? null];
};

test('what the page shows follows each step, and nothing of an earlier refusal stays (B025)', async () => {
  const all = createDeletionActor();
  const { actor, requestDeletion } = all;
  const type = (value: string) => actor.send({ type: 'code.changed', value });
  const submit = () => actor.send({ type: 'deletion.confirmed' });
  expect(shownBy(all)).toEqual([[], null, null]);
  actor.send({ type: 'deletion.begun' });
  expect(shownBy(all)).toEqual([['confirming'], null, null]);
  submit();
  expect(shownBy(all)).toEqual([['confirming', 'invalid'], 'REQUIRED', null]);
  type('123456');
  expect(shownBy(all)).toEqual([['confirming'], null, null]);
  submit();
  expect(shownBy(all)).toEqual([['busy'], null, null]);
  await requestDeletion.fail('CODE_INVALID');
  expect(shownBy(all)).toEqual([['confirming', 'failed'], 'INVALID', 'CODE_INVALID']);
  submit();
  expect(shownBy(all)).toEqual([['busy'], null, null]);
  await requestDeletion.fail('NETWORK');
  type('');
  submit();
  expect(shownBy(all)).toEqual([['confirming', 'invalid'], 'REQUIRED', null]);
  actor.send({ type: 'deletion.abandoned' });
  expect(shownBy(all)).toEqual([[], null, null]);
  actor.send({ type: 'deletion.begun' });
  type('123456');
  submit();
  await requestDeletion.fail('NETWORK');
  actor.send({ type: 'deletion.abandoned' });
  expect(shownBy(all)).toEqual([[], null, null]);
});

test('a proof, given or not, ends what was refused before it (B025)', async () => {
  const all = createDeletionActor();
  const { actor, requestDeletion, confirm } = all;
  confirm();
  await requestDeletion.fail('REAUTHENTICATION_REQUIRED');
  actor.send({ type: 'proof.given' });
  expect(shownBy(all)).toEqual([['busy'], null, null]);
  await requestDeletion.fail('REAUTHENTICATION_REQUIRED');
  actor.send({ type: 'proof.declined' });
  expect(shownBy(all)).toEqual([['confirming'], null, null]);
});

test('keeping it after all shows its own refusals alone (B025)', async () => {
  const all = createDeletionActor(DUE);
  const { actor, cancelDeletion } = all;
  actor.send({ type: 'deletion.undone' });
  expect(shownBy(all)).toEqual([['busy', 'scheduled'], null, null]);
  await cancelDeletion.fail('NETWORK');
  expect(shownBy(all)).toEqual([['failed', 'scheduled'], null, 'NETWORK']);
  actor.send({ type: 'deletion.undone' });
  expect(shownBy(all)).toEqual([['busy', 'scheduled'], null, null]);
  await cancelDeletion.succeed({ dueAt: null, isBlocked: true });
  expect(shownBy(all)).toEqual([['blocked'], null, null]);
});

test('one that was kept in another tab leaves nobody blocked (B025)', async () => {
  const all = createDeletionActor(DUE);
  all.actor.send({ type: 'deletion.undone' });
  await all.cancelDeletion.fail('NOT_FOUND');
  expect(shownBy(all)).toEqual([[], null, null]);
  expect(all.actor.getSnapshot().context.deletion).toEqual({ dueAt: null, isBlocked: false });
});

test('the only owner of a school stays blocked until the page is told otherwise (B025)', async () => {
  const all = createDeletionActor();
  all.confirm();
  await all.requestDeletion.fail('LAST_OWNER');
  expect(all.actor.getSnapshot().context.deletion.isBlocked).toBe(true);
  all.actor.send({ type: 'deletion.refreshed', deletion: { dueAt: null, isBlocked: true } });
  expect(shownBy(all)[0]).toEqual(['blocked']);
  all.actor.send({ type: 'deletion.refreshed', deletion: DUE });
  expect(shownBy(all)[0]).toEqual(['scheduled']);
});

test('news from the page do not break off what is on its way (B025)', async () => {
  const asking = createDeletionActor();
  asking.confirm();
  asking.actor.send({ type: 'deletion.refreshed', deletion: OPEN });
  expect(shownBy(asking)[0]).toEqual(['busy']);
  await asking.requestDeletion.succeed(DUE);
  expect(shownBy(asking)[0]).toEqual(['scheduled']);
  asking.actor.send({ type: 'deletion.undone' });
  asking.actor.send({ type: 'deletion.refreshed', deletion: DUE });
  expect(shownBy(asking)[0]).toEqual(['busy', 'scheduled']);
  await asking.cancelDeletion.succeed(OPEN);
  expect(shownBy(asking)[0]).toEqual([]);
});

test('the code goes to the contact that is chosen, and to none that is not there (B025)', () => {
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput<OwnCodePurpose>>();
  const begun = (contacts: readonly { channel: 'mobile' | 'email'; target: string }[]) => {
    const actor = createActor(
      accountDeletionMachine.provide({
        actors: { codeRequest: ownCodeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }) },
      }),
      { input: { deletion: OPEN, contacts } },
    ).start();
    actor.send({ type: 'deletion.begun' });
    return actor;
  };
  const both = begun([
    { channel: 'mobile', target: '138****0001' },
    { channel: 'email', target: 'a***@stoa.example' },
  ]);
  both.send({ type: 'channel.chosen', channel: 'email' });
  both.send({ type: 'code.requested' });
  expect(sendCode.inputs).toEqual([{ channel: 'email', purpose: 'delete', target: 'a***@stoa.example' }]);
  const none = begun([]);
  expect(none.getSnapshot().context.channel).toBe('email');
  none.send({ type: 'code.requested' });
  expect(sendCode.inputs).toHaveLength(1);
});
