import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { membersMachine } from './members.machine.ts';
import type {
  CreateLinkInput,
  InviteByMailInput,
  InviteField,
  MemberChange,
  MemberChangeResult,
  MemberFilter,
} from './members.types.ts';

function createMembersActor() {
  const applyChange = fakeActor<MemberChangeResult, MemberChange>();
  const inviteByMail = fakeActor<{ url: string }, InviteByMailInput>();
  const createLink = fakeActor<{ url: string }, CreateLinkInput>();
  const withdrawInvitation = fakeActor<unknown, { token: string }>();
  const exportMembers = fakeActor<unknown, MemberFilter>();
  const emitted: string[] = [];
  const actor = createActor(
    membersMachine.provide({
      actors: {
        applyChange: applyChange.logic,
        inviteByMail: inviteByMail.logic,
        createLink: createLink.logic,
        withdrawInvitation: withdrawInvitation.logic,
        exportMembers: exportMembers.logic,
      },
    }),
  );
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'changed');
  const fill = (fields: Partial<Record<InviteField, string>>): void => {
    for (const [field, value] of Object.entries(fields)) {
      actor.send({ type: 'invite.changed', field: field as InviteField, value });
    }
  };
  const actors = { applyChange, inviteByMail, createLink, withdrawInvitation, exportMembers };
  return { actor, ...actors, emitted, has, fill };
}

test('people are selected one by one or by page, over pages, and never twice (B057)', () => {
  const { actor } = createMembersActor();
  const selected = (): readonly string[] => actor.getSnapshot().context.selected;
  actor.send({ type: 'member.toggled', userId: '1', selected: true });
  actor.send({ type: 'page.toggled', userIds: ['1', '2'], selected: true });
  actor.send({ type: 'page.toggled', userIds: ['3'], selected: true });
  expect(selected()).toEqual(['1', '2', '3']);
  actor.send({ type: 'member.toggled', userId: '2', selected: false });
  expect(selected()).toEqual(['1', '3']);
  actor.send({ type: 'selection.cleared' });
  expect(selected()).toEqual([]);
});

describe('a change', () => {
  const change: MemberChange = { kind: 'disable', userIds: ['1', '2'] };

  test('is made after a question, and tells who was refused (B057)', async () => {
    const { actor, applyChange, emitted, has } = createMembersActor();
    actor.send({ type: 'page.toggled', userIds: ['1', '2'], selected: true });
    actor.send({ type: 'change.requested', change });
    expect(has('confirmingChange')).toBe(true);
    expect(applyChange.inputs).toEqual([]);
    actor.send({ type: 'change.confirmed' });
    actor.send({ type: 'change.confirmed' });
    expect(applyChange.inputs).toEqual([change]);
    const refused = [{ userId: '2', problem: { code: 'LAST_OWNER' as const } }];
    await applyChange.succeed({ changed: ['1'], refused });
    expect(has('partlyChanged')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ selected: ['2'], result: { refused } });
    expect(emitted).toEqual(['members.changed']);
    actor.send({ type: 'result.dismissed' });
    expect(has('partlyChanged')).toBe(false);
  });

  test('that went through for all says so (B057)', async () => {
    const { actor, applyChange, has } = createMembersActor();
    actor.send({ type: 'change.requested', change: { kind: 'role', role: 'teacher', userIds: ['1'] } });
    actor.send({ type: 'change.confirmed' });
    await applyChange.succeed({ changed: ['1'], refused: [] });
    expect(has('changed')).toBe(true);
  });

  test('that is cancelled, or is about nobody, changes nothing (B057)', () => {
    const { actor, applyChange, has } = createMembersActor();
    actor.send({ type: 'change.requested', change: { kind: 'disable', userIds: [] } });
    expect(has('confirmingChange')).toBe(false);
    actor.send({ type: 'change.requested', change });
    actor.send({ type: 'change.cancelled' });
    expect(applyChange.inputs).toEqual([]);
    expect(actor.getSnapshot().context.change).toBeNull();
  });

  test('that fails can be tried again (B057)', async () => {
    const { actor, applyChange, has } = createMembersActor();
    actor.send({ type: 'change.requested', change });
    actor.send({ type: 'change.confirmed' });
    await applyChange.fail('FORBIDDEN');
    expect(has('changeFailed')).toBe(true);
    expect(actor.getSnapshot().context.changeProblem).toEqual({ code: 'FORBIDDEN' });
    actor.send({ type: 'change.confirmed' });
    expect(applyChange.inputs).toHaveLength(2);
  });
});

describe('an invitation', () => {
  test('goes by mail (R48)', async () => {
    const { actor, inviteByMail, emitted, has, fill } = createMembersActor();
    actor.send({ type: 'invite.opened', way: 'mail' });
    actor.send({ type: 'invite.submitted' });
    expect(has('inviteInvalid')).toBe(true);
    expect(actor.getSnapshot().context.inviteFieldProblems).toEqual({ email: 'REQUIRED' });
    fill({ email: ' ada@stoa.example ', role: 'teacher' });
    actor.send({ type: 'invite.submitted' });
    expect(inviteByMail.inputs).toEqual([{ email: 'ada@stoa.example', role: 'teacher' }]);
    await inviteByMail.fail('ALREADY_BOUND');
    expect(has('inviteFailed')).toBe(true);
    expect(actor.getSnapshot().context.invite.email).toBe(' ada@stoa.example ');
    actor.send({ type: 'invite.submitted' });
    await inviteByMail.succeed({ url: 'https://stoa.example/i' });
    expect(has('invited')).toBe(true);
    expect(actor.getSnapshot().context.invite).toMatchObject({ email: '', role: 'teacher' });
    expect(emitted).toEqual(['invitations.changed']);
  });

  test('or by a link for many (R48)', async () => {
    const { actor, createLink, has, fill } = createMembersActor();
    actor.send({ type: 'invite.opened', way: 'link' });
    fill({ uses: '0', days: '91' });
    actor.send({ type: 'invite.submitted' });
    expect(actor.getSnapshot().context.inviteFieldProblems).toEqual({ uses: 'INVALID', days: 'INVALID' });
    fill({ uses: '٣٠', days: '7' });
    actor.send({ type: 'invite.submitted' });
    expect(createLink.inputs).toEqual([{ role: 'member', uses: 30, expiresInSeconds: 604_800 }]);
    await createLink.succeed({ url: 'https://stoa.example/register/invite?token=t' });
    expect(has('invited')).toBe(true);
    expect(actor.getSnapshot().context.inviteUrl).toContain('token=t');
  });

  test('that is put away keeps what was typed (R48)', () => {
    const { actor, has, fill } = createMembersActor();
    actor.send({ type: 'invite.opened', way: 'mail' });
    fill({ email: 'ada' });
    actor.send({ type: 'invite.closed' });
    expect(has('inviting')).toBe(false);
    actor.send({ type: 'invite.opened', way: 'mail' });
    expect(actor.getSnapshot().context.invite.email).toBe('ada');
  });

  test.each([
    ['NETWORK', true],
    ['NOT_FOUND', false],
  ])('is withdrawn after a question; %s is a failure: %s (R48)', async (code, isFailure) => {
    const { actor, withdrawInvitation, has } = createMembersActor();
    actor.send({ type: 'withdrawal.requested', token: 't1' });
    expect(withdrawInvitation.inputs).toEqual([]);
    actor.send({ type: 'withdrawal.confirmed' });
    await withdrawInvitation.fail(code);
    expect(withdrawInvitation.inputs).toEqual([{ token: 't1' }]);
    expect(has('withdrawalFailed')).toBe(isFailure);
  });
});

test('what the list shows is exported, and a failure can be tried again (B057)', async () => {
  const { actor, exportMembers, has } = createMembersActor();
  actor.send({ type: 'export.requested', filter: { role: 'teacher' } });
  await exportMembers.fail('NETWORK');
  expect(has('exportFailed')).toBe(true);
  actor.send({ type: 'export.requested', filter: { role: 'teacher' } });
  expect(exportMembers.inputs).toEqual([{ role: 'teacher' }, { role: 'teacher' }]);
});

test.each([
  [
    { uses: '1', days: '1' },
    { uses: 1, expiresInSeconds: 86_400 },
  ],
  [
    { uses: '10000', days: '90' },
    { uses: 10_000, expiresInSeconds: 7_776_000 },
  ],
])('a link with %j is made (R48)', (fields, expected) => {
  const { actor, createLink, fill } = createMembersActor();
  actor.send({ type: 'invite.opened', way: 'link' });
  fill(fields);
  actor.send({ type: 'invite.submitted' });
  expect(createLink.inputs).toEqual([{ role: 'member', ...expected }]);
});

test('somebody who is invited has a name of sixty characters at most, spaces around it aside (R48)', () => {
  const { actor, inviteByMail, fill } = createMembersActor();
  const problems = () => actor.getSnapshot().context.inviteFieldProblems;
  actor.send({ type: 'invite.opened', way: 'mail' });
  fill({ email: 'ada@stoa.example', realName: 'x'.repeat(61) });
  actor.send({ type: 'invite.submitted' });
  expect(problems()).toEqual({ realName: 'TOO_LONG' });
  fill({ realName: ` ${'x'.repeat(60)} ` });
  actor.send({ type: 'invite.submitted' });
  expect(inviteByMail.inputs).toEqual([
    { email: 'ada@stoa.example', role: 'member', realName: 'x'.repeat(60) },
  ]);
});

describe('what the page shows', () => {
  test('of a change follows each step, and nothing of an earlier one stays (B057)', async () => {
    const { actor, applyChange, emitted } = createMembersActor();
    const change: MemberChange = { kind: 'disable', userIds: ['1', '2'] };
    const shown = () => {
      const { tags, context } = actor.getSnapshot();
      return [[...tags], context.change, context.result, context.changeProblem?.code ?? null];
    };
    actor.send({ type: 'page.toggled', userIds: ['1', '2'], selected: true });
    actor.send({ type: 'change.requested', change });
    expect(shown()).toEqual([['confirmingChange'], change, null, null]);
    actor.send({ type: 'change.confirmed' });
    expect(shown()).toEqual([['changing'], change, null, null]);
    await applyChange.fail('NETWORK');
    expect(shown()).toEqual([['confirmingChange', 'changeFailed'], change, null, 'NETWORK']);
    actor.send({ type: 'change.cancelled' });
    expect(shown()).toEqual([[], null, null, null]);
    actor.send({ type: 'change.requested', change });
    actor.send({ type: 'change.confirmed' });
    const all = { changed: ['1', '2'], refused: [] };
    await applyChange.succeed(all);
    expect(shown()).toEqual([['changed'], change, all, null]);
    expect(actor.getSnapshot().context.selected).toEqual([]);
    actor.send({ type: 'result.dismissed' });
    expect(shown()).toEqual([[], null, null, null]);
    actor.send({ type: 'change.requested', change });
    actor.send({ type: 'change.confirmed' });
    await applyChange.succeed({
      changed: ['1'],
      refused: [{ userId: '2', problem: { code: 'LAST_OWNER' } }],
    });
    actor.send({ type: 'change.requested', change });
    expect(shown()).toEqual([['confirmingChange'], change, null, null]);
    actor.send({ type: 'change.confirmed' });
    await applyChange.fail('NETWORK');
    actor.send({ type: 'change.confirmed' });
    expect(emitted).toEqual(Array.from({ length: 4 }, () => 'members.changed'));
  });

  test.each([
    ['mail', { email: 'ada@stoa.example' }],
    ['link', { uses: '1', days: '1' }],
  ] as const)('of an invitation by %s follows each step (R48)', async (way, fields) => {
    const { actor, inviteByMail, createLink, emitted, fill } = createMembersActor();
    const call = way === 'mail' ? inviteByMail : createLink;
    const shown = () => {
      const { tags, context } = actor.getSnapshot();
      return [[...tags].toSorted(), context.inviteProblem?.code ?? null, context.inviteUrl];
    };
    const submit = () => actor.send({ type: 'invite.submitted' });
    expect(shown()).toEqual([[], null, null]);
    actor.send({ type: 'invite.opened', way });
    expect(shown()).toEqual([['inviting'], null, null]);
    fill(fields);
    submit();
    expect(shown()).toEqual([['inviting', 'sendingInvite'], null, null]);
    await call.fail('NETWORK');
    expect(shown()).toEqual([['inviteFailed', 'inviting'], 'NETWORK', null]);
    fill({ [Object.keys(fields)[0] as 'email']: '' });
    submit();
    expect(shown()).toEqual([['inviteInvalid', 'inviting'], null, null]);
    fill(fields);
    expect(shown()[0]).toEqual(['inviting']);
    expect(Object.values(actor.getSnapshot().context.inviteFieldProblems).filter(Boolean)).toEqual([]);
    submit();
    await call.fail('NETWORK');
    submit();
    await call.succeed({ url: 'https://stoa.example/i' });
    expect(shown()).toEqual([['invited', 'inviting'], null, 'https://stoa.example/i']);
    expect(emitted).toEqual(['invitations.changed']);
    actor.send({ type: 'invite.opened', way });
    expect(shown()).toEqual([['inviting'], null, null]);
  });

  test('of the other way to invite is without the refusals of the first (R48)', async () => {
    const { actor, inviteByMail, createLink, fill } = createMembersActor();
    actor.send({ type: 'invite.opened', way: 'mail' });
    actor.send({ type: 'invite.submitted' });
    actor.send({ type: 'invite.opened', way: 'link' });
    expect(actor.getSnapshot().context.inviteFieldProblems).toEqual({});
    expect([...actor.getSnapshot().tags]).toEqual(['inviting']);
    fill({ uses: '1', days: '1' });
    actor.send({ type: 'invite.submitted' });
    await createLink.fail('NETWORK');
    actor.send({ type: 'invite.opened', way: 'mail' });
    expect(actor.getSnapshot().context.inviteProblem).toBeNull();
    expect(inviteByMail.inputs).toEqual([]);
  });

  test('of a withdrawal follows each step, and the list is read again after each try (R48)', async () => {
    const { actor, withdrawInvitation, emitted } = createMembersActor();
    const shown = () => {
      const { tags, context } = actor.getSnapshot();
      return [[...tags].toSorted(), context.withdrawalProblem?.code ?? null];
    };
    const ask = () => actor.send({ type: 'withdrawal.requested', token: 't1' });
    const confirm = () => actor.send({ type: 'withdrawal.confirmed' });
    ask();
    expect(shown()).toEqual([['confirmingWithdrawal'], null]);
    actor.send({ type: 'withdrawal.cancelled' });
    expect(shown()).toEqual([[], null]);
    ask();
    confirm();
    expect(shown()).toEqual([['withdrawing'], null]);
    await withdrawInvitation.fail('NETWORK');
    expect(shown()).toEqual([['confirmingWithdrawal', 'withdrawalFailed'], 'NETWORK']);
    expect(emitted).toEqual(['invitations.changed']);
    actor.send({ type: 'withdrawal.cancelled' });
    ask();
    expect(shown()).toEqual([['confirmingWithdrawal'], null]);
    confirm();
    await withdrawInvitation.succeed(undefined);
    expect(shown()).toEqual([[], null]);
    ask();
    confirm();
    await withdrawInvitation.fail('NOT_FOUND');
    expect(shown()[0]).toEqual([]);
    expect(emitted).toHaveLength(3);
  });

  test('of an export follows each step (B057)', async () => {
    const { actor, exportMembers } = createMembersActor();
    const shown = () => {
      const { tags, context } = actor.getSnapshot();
      return [[...tags], context.exportProblem?.code ?? null];
    };
    const ask = () => actor.send({ type: 'export.requested', filter: {} });
    ask();
    expect(shown()).toEqual([['exporting'], null]);
    await exportMembers.fail('NETWORK');
    expect(shown()).toEqual([['exportFailed'], 'NETWORK']);
    ask();
    expect(shown()).toEqual([['exporting'], null]);
    await exportMembers.succeed(undefined);
    expect(shown()).toEqual([[], null]);
    ask();
    expect(exportMembers.inputs).toHaveLength(3);
  });
});
