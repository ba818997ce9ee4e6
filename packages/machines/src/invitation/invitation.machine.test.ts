import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { invitationMachine } from './invitation.machine.ts';
import type { Invitation } from './invitation.machine.ts';

const OPEN: Invitation = {
  schoolName: 'Stoa',
  schoolUrl: '/portal/1700000000000000001',
  role: 'teacher',
  invitedBy: 'Zeno',
  status: 'open',
  expiresAt: '2026-12-01T00:00:00.000Z',
};

function createInvitationActor(isSignedIn: boolean) {
  const loadInvitation = fakeActor<Invitation, { token: string }>();
  const acceptInvitation = fakeActor<unknown, { token: string }>();
  const actor = createActor(
    invitationMachine.provide({
      actors: { loadInvitation: loadInvitation.logic, acceptInvitation: acceptInvitation.logic },
    }),
    { input: { token: 't1', isSignedIn } },
  ).start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'busy');
  const accept = (): void => actor.send({ type: 'invitation.accepted' });
  return { actor, loadInvitation, acceptInvitation, has, accept };
}

test('who is signed in accepts with one click (R48)', async () => {
  const { actor, loadInvitation, acceptInvitation, has, accept } = createInvitationActor(true);
  expect(has('loading')).toBe(true);
  await loadInvitation.succeed(OPEN);
  expect(has('acceptable')).toBe(true);
  accept();
  accept();
  expect(acceptInvitation.inputs).toEqual([{ token: 't1' }]);
  await acceptInvitation.succeed(undefined);
  expect(actor.getSnapshot().output).toEqual({ schoolUrl: OPEN.schoolUrl });
});

test('a visitor sees it, logs in and comes back to it (R48)', async () => {
  const { actor, loadInvitation, has, accept } = createInvitationActor(false);
  await loadInvitation.succeed(OPEN);
  expect(has('signInNeeded')).toBe(true);
  expect(has('shown')).toBe(true);
  accept();
  expect(has('busy')).toBe(false);
  actor.send({ type: 'signIn.completed' });
  expect(has('acceptable')).toBe(true);
});

test('a login that ends while it is still loading counts (R48)', async () => {
  const { actor, loadInvitation, has } = createInvitationActor(false);
  actor.send({ type: 'signIn.completed' });
  await loadInvitation.succeed(OPEN);
  expect(has('acceptable')).toBe(true);
});

test.each(['used', 'expired', 'withdrawn', 'void'] as const)(
  'one that is %s says so (R48)',
  async (status) => {
    const { actor, loadInvitation, has } = createInvitationActor(true);
    await loadInvitation.succeed({ ...OPEN, status });
    expect(has('closed')).toBe(true);
    expect(actor.getSnapshot().context.invitation?.status).toBe(status);
  },
);

test.each([
  ['NOT_FOUND', 'unknown'],
  ['VALIDATION_FAILED', 'unknown'],
  ['NETWORK', 'failed'],
])('%s while loading is %s (R48)', async (code, tag) => {
  const { actor, loadInvitation, has } = createInvitationActor(true);
  await loadInvitation.fail(code);
  expect(has(tag)).toBe(true);
  if (tag !== 'failed') return;
  actor.send({ type: 'invitation.reloaded' });
  expect(loadInvitation.inputs).toHaveLength(2);
});

test('one that was used up in the meantime is looked at again (R48)', async () => {
  const { loadInvitation, acceptInvitation, has, accept } = createInvitationActor(true);
  await loadInvitation.succeed(OPEN);
  accept();
  await acceptInvitation.fail('JOINING_NOT_ALLOWED');
  expect(has('loading')).toBe(true);
  await loadInvitation.succeed({ ...OPEN, status: 'used' });
  expect(has('closed')).toBe(true);
});

test('one for another mail address offers to change the account (R48)', async () => {
  const { actor, loadInvitation, acceptInvitation, has, accept } = createInvitationActor(true);
  await loadInvitation.succeed(OPEN);
  accept();
  await acceptInvitation.fail('INVITATION_FOR_ANOTHER');
  expect(has('forAnother')).toBe(true);
  actor.send({ type: 'signOut.completed' });
  expect(has('signInNeeded')).toBe(true);
  actor.send({ type: 'signIn.completed' });
  accept();
  expect(acceptInvitation.inputs).toHaveLength(2);
});

test.each([
  ['UNAUTHENTICATED', 'signInNeeded'],
  ['SCHOOL_DISABLED', 'failed'],
  ['NETWORK', 'acceptable'],
])('%s while accepting is %s (R48)', async (code, tag) => {
  const { actor, loadInvitation, acceptInvitation, has, accept } = createInvitationActor(true);
  await loadInvitation.succeed(OPEN);
  accept();
  await acceptInvitation.fail(code);
  expect(has(tag)).toBe(true);
  expect(actor.getSnapshot().context.problem).toEqual({ code });
});

const shownBy = ({ actor }: ReturnType<typeof createInvitationActor>) => {
  const { tags, context } = actor.getSnapshot();
  return [[...tags].toSorted(), context.isSignedIn, context.problem?.code ?? null];
};

test('what the page shows follows each step, and nothing of an earlier refusal stays (R48)', async () => {
  const all = createInvitationActor(true);
  const { actor, loadInvitation, acceptInvitation, accept } = all;
  const refuse = async (code: string): Promise<void> => {
    accept();
    expect(shownBy(all)).toEqual([['busy', 'shown'], true, null]);
    await acceptInvitation.fail(code);
  };
  expect(shownBy(all)).toEqual([['loading'], true, null]);
  await loadInvitation.fail('NETWORK');
  expect(shownBy(all)).toEqual([['failed'], true, 'NETWORK']);
  actor.send({ type: 'invitation.reloaded' });
  await loadInvitation.succeed(OPEN);
  expect(shownBy(all)).toEqual([['acceptable', 'shown'], true, null]);
  await refuse('NETWORK');
  expect(shownBy(all)).toEqual([['acceptable', 'failed', 'shown'], true, 'NETWORK']);
  await refuse('INVITATION_FOR_ANOTHER');
  expect(shownBy(all)).toEqual([['failed', 'forAnother', 'shown'], true, 'INVITATION_FOR_ANOTHER']);
  actor.send({ type: 'signIn.completed' });
  expect(shownBy(all)).toEqual([['acceptable', 'shown'], true, null]);
  await refuse('INVITATION_FOR_ANOTHER');
  actor.send({ type: 'signOut.completed' });
  expect(shownBy(all)).toEqual([['shown', 'signInNeeded'], false, null]);
  actor.send({ type: 'signIn.completed' });
  await refuse('TOKEN_EXPIRED');
  expect(shownBy(all)).toEqual([['shown', 'signInNeeded'], false, 'TOKEN_EXPIRED']);
  actor.send({ type: 'signIn.completed' });
  expect(shownBy(all)).toEqual([['acceptable', 'shown'], true, null]);
  actor.send({ type: 'signOut.completed' });
  expect(shownBy(all)).toEqual([['shown', 'signInNeeded'], false, null]);
});

test('one that is closed can be looked at again, for it may have been given anew (R48)', async () => {
  const all = createInvitationActor(true);
  await all.loadInvitation.succeed({ ...OPEN, status: 'expired' });
  expect(shownBy(all)).toEqual([['closed', 'shown'], true, null]);
  all.actor.send({ type: 'invitation.reloaded' });
  expect(shownBy(all)).toEqual([['loading'], true, null]);
  await all.loadInvitation.succeed(OPEN);
  expect(shownBy(all)).toEqual([['acceptable', 'shown'], true, null]);
});

test('a sign-out while it is still loading counts (R48)', async () => {
  const all = createInvitationActor(true);
  all.actor.send({ type: 'signOut.completed' });
  await all.loadInvitation.succeed(OPEN);
  expect(shownBy(all)).toEqual([['shown', 'signInNeeded'], false, null]);
});
