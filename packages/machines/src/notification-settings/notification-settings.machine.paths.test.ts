import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { notificationSettingsMachine } from './notification-settings.machine.ts';
import type { NotificationChoices } from './notification-settings.machine.ts';

const settings = (mail: boolean): NotificationChoices => ({
  kinds: [{ kind: 'feedbackAnswered', inApp: true, mail, fixed: [] }],
  silenced: [],
});
const reached = walk(notificationSettingsMachine, {
  input: { settings: settings(true) },
  events: [
    ...[true, false].flatMap((on) => [
      { type: 'channel.switched', kind: 'feedbackAnswered', channel: 'mail', on },
      { type: 'settings.refreshed', settings: settings(on) },
      done('saveKinds', settings(on)),
    ]),
    { type: 'source.heard', id: '9' },
    { type: 'problem.dismissed' },
    failed('saveKinds', { code: 'NETWORK' }),
    done('unmuteSource', settings(true)),
    failed('unmuteSource', { code: 'NETWORK' }),
  ],
  facts: ({ saved, kinds, problem }) => ({ saved, kinds, problem }),
});

test('every state of the settings can be reached, and none is a dead end (R15)', () => {
  expect(unreachedStates(notificationSettingsMachine, reached)).toEqual([]);
  expect(deadEnds(reached, 'failed', [{ type: 'problem.dismissed' }])).toEqual([]);
});

test('where nothing is being saved, what is shown is what the server has (R15)', () => {
  for (const { state } of reached) {
    const { saved, kinds } = state.context as { saved: NotificationChoices; kinds: unknown };
    if (state.matches('resting')) expect(kinds).toEqual(saved.kinds);
  }
});
