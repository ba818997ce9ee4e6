import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { notificationSettingsMachine } from './notification-settings.machine.ts';
import type { NotificationChoices, SaveKindsInput } from './notification-settings.machine.ts';

const SETTINGS: NotificationChoices = {
  kinds: [
    { kind: 'feedbackAnswered', inApp: true, mail: true, fixed: [] },
    { kind: 'newDevice', inApp: true, mail: true, fixed: ['inApp'] },
  ],
  silenced: [{ id: '9', kind: 'memberRoleChanged', school: null }],
};
const withMail = (mail: boolean): NotificationChoices => ({
  ...SETTINGS,
  kinds: SETTINGS.kinds.map((choice) => (choice.kind === 'feedbackAnswered' ? { ...choice, mail } : choice)),
});

function createSettings() {
  const saveKinds = fakeActor<NotificationChoices, SaveKindsInput>();
  const unmuteSource = fakeActor<NotificationChoices, { id: string }>();
  const emitted: string[] = [];
  const actor = createActor(
    notificationSettingsMachine.provide({
      actors: { saveKinds: saveKinds.logic, unmuteSource: unmuteSource.logic },
    }),
    { input: { settings: SETTINGS } },
  );
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return {
    actor,
    saveKinds,
    unmuteSource,
    emitted,
    has: (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'saved'),
    context: () => actor.getSnapshot().context,
    mailOf: (name: string) => actor.getSnapshot().context.kinds.find(({ kind }) => kind === name)?.mail,
    mail: (kind: string, on: boolean) => actor.send({ type: 'channel.switched', kind, channel: 'mail', on }),
  };
}

test('a switch moves at once and is saved alone (R15)', async () => {
  const { saveKinds, emitted, has, mailOf, mail } = createSettings();
  mail('feedbackAnswered', false);
  expect(mailOf('feedbackAnswered')).toBe(false);
  expect(saveKinds.inputs).toEqual([[{ kind: 'feedbackAnswered', inApp: true, mail: false }]]);
  await saveKinds.succeed(withMail(false));
  expect(has('saved')).toBe(true);
  expect(emitted).toEqual(['settings.saved']);
});

test('what is switched while another one is saved is saved next (R15)', async () => {
  const { saveKinds, has, mailOf, mail } = createSettings();
  mail('feedbackAnswered', false);
  mail('newDevice', false);
  expect(saveKinds.inputs).toHaveLength(1);
  await saveKinds.succeed(withMail(false));
  expect(mailOf('newDevice')).toBe(false);
  expect(saveKinds.inputs[1]).toEqual([{ kind: 'newDevice', inApp: true, mail: false }]);
  expect(has('saving')).toBe(true);
});

test('what is not saved moves back (R15)', async () => {
  const { saveKinds, has, context, mailOf, mail } = createSettings();
  mail('feedbackAnswered', false);
  await saveKinds.fail('NETWORK');
  expect(mailOf('feedbackAnswered')).toBe(true);
  expect(has('failed')).toBe(true);
  expect(context().problem?.code).toBe('NETWORK');
  mail('feedbackAnswered', false);
  expect(saveKinds.inputs).toHaveLength(2);
});

test('a channel that is fixed stays', () => {
  const { actor, saveKinds, context } = createSettings();
  actor.send({ type: 'channel.switched', kind: 'newDevice', channel: 'inApp', on: false });
  expect(context().kinds).toEqual(SETTINGS.kinds);
  expect(saveKinds.inputs).toEqual([]);
});

test('a silenced source is heard again, and news from elsewhere is taken (R15)', async () => {
  const { actor, unmuteSource, context, has } = createSettings();
  actor.send({ type: 'source.heard', id: '9' });
  expect(unmuteSource.inputs).toEqual([{ id: '9' }]);
  await unmuteSource.succeed({ ...SETTINGS, silenced: [] });
  expect(context().saved.silenced).toEqual([]);
  actor.send({ type: 'settings.refreshed', settings: SETTINGS });
  expect(context().saved.silenced).toHaveLength(1);
  actor.send({ type: 'source.heard', id: '9' });
  await unmuteSource.fail('SERVICE_UNAVAILABLE');
  expect(has('failed')).toBe(true);
  actor.send({ type: 'problem.dismissed' });
  expect(has('failed')).toBe(false);
});

test('what the page shows follows each step, and nothing of an earlier refusal stays (R15)', async () => {
  const { actor, saveKinds, unmuteSource, emitted, context, mail } = createSettings();
  const shown = () => [[...actor.getSnapshot().tags], context().problem?.code ?? null];
  expect(shown()).toEqual([[], null]);
  mail('feedbackAnswered', false);
  expect(shown()).toEqual([['saving'], null]);
  await saveKinds.fail('NETWORK');
  expect(shown()).toEqual([['failed'], 'NETWORK']);
  mail('feedbackAnswered', false);
  expect(shown()).toEqual([['saving'], null]);
  await saveKinds.succeed(withMail(false));
  expect(shown()).toEqual([['saved'], null]);
  actor.send({ type: 'source.heard', id: '9' });
  expect(shown()).toEqual([['saving'], null]);
  await unmuteSource.fail('SERVICE_UNAVAILABLE');
  expect(shown()).toEqual([['failed'], 'SERVICE_UNAVAILABLE']);
  actor.send({ type: 'source.heard', id: '9' });
  expect(shown()).toEqual([['saving'], null]);
  await unmuteSource.succeed({ ...SETTINGS, silenced: [] });
  expect(shown()).toEqual([['saved'], null]);
  expect(emitted).toEqual(['settings.saved', 'settings.saved']);
  actor.send({ type: 'source.heard', id: '9' });
  await unmuteSource.fail('NETWORK');
  actor.send({ type: 'problem.dismissed' });
  expect(shown()).toEqual([[], null]);
});

test('a kind that the server has changed on saving is shown as it says, and saved no second time (R15)', async () => {
  const { saveKinds, context, mail } = createSettings();
  mail('feedbackAnswered', false);
  const reported: NotificationChoices = {
    kinds: [
      { kind: 'feedbackAnswered', inApp: true, mail: false, fixed: [] },
      { kind: 'newDevice', inApp: true, mail: false, fixed: ['inApp', 'mail'] },
      { kind: 'newOne', inApp: true, mail: false, fixed: [] },
    ],
    silenced: [],
  };
  await saveKinds.succeed(reported);
  expect(context()).toMatchObject({ kinds: reported.kinds, saved: reported, problem: null });
  expect(saveKinds.inputs).toHaveLength(1);
});

test('news from elsewhere move the switches, too, and save nothing (R15)', () => {
  const { actor, saveKinds, context } = createSettings();
  actor.send({ type: 'settings.refreshed', settings: withMail(false) });
  expect(context()).toMatchObject({ kinds: withMail(false).kinds, saved: withMail(false) });
  expect(saveKinds.inputs).toEqual([]);
});

test('hearing a source again leaves the switches as they are (R15)', async () => {
  const { actor, saveKinds, unmuteSource, context, mail } = createSettings();
  actor.send({ type: 'source.heard', id: '9' });
  mail('feedbackAnswered', false);
  expect(saveKinds.inputs).toEqual([]);
  await unmuteSource.succeed({ ...withMail(true), silenced: [] });
  expect(context().saved).toEqual({ ...SETTINGS, silenced: [] });
  expect(saveKinds.inputs).toEqual([[{ kind: 'feedbackAnswered', inApp: true, mail: false }]]);
});

test('each channel is a switch of its own (R15)', () => {
  const { actor, saveKinds } = createSettings();
  actor.send({ type: 'channel.switched', kind: 'feedbackAnswered', channel: 'inApp', on: false });
  expect(saveKinds.inputs).toEqual([[{ kind: 'feedbackAnswered', inApp: false, mail: true }]]);
});
