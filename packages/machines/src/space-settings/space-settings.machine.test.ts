import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import {
  shownSettings,
  spaceSettingsMachine,
  type SpaceSettings,
  type SpaceSettingsChange,
} from './index.ts';

const SETTINGS: SpaceSettings = {
  showWorks: 'members',
  showLearning: 'nobody',
  showFollows: 'members',
  showDynamics: 'members',
  hiddenKinds: [],
  leaveVisits: true,
  onLeaderboards: true,
  inSearchEngines: false,
};

function start() {
  const save = fakeActor<SpaceSettings, { change: SpaceSettingsChange }>();
  const actor = createActor(spaceSettingsMachine.provide({ actors: { save: save.logic } }), {
    input: { settings: SETTINGS },
  }).start();
  const refused: string[] = [];
  actor.on('setting.refused', ({ code }) => refused.push(code));
  return {
    save,
    refused,
    send: actor.send,
    change: (change: SpaceSettingsChange) => actor.send({ type: 'setting.changed', change }),
    sent: () => save.inputs.map(({ change }) => change),
    shown: () => shownSettings(actor.getSnapshot().context),
    state: () => actor.getSnapshot().value,
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    problem: () => actor.getSnapshot().context.problem,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('settings of a space (C138, C139)', () => {
  test('hold at once, and what the server says holds then', async () => {
    const { save, change, sent, shown, state } = start();
    change({ showWorks: 'nobody' });
    expect([sent(), shown().showWorks]).toEqual([[{ showWorks: 'nobody' }], 'nobody']);
    await save.succeed({ ...SETTINGS, showWorks: 'nobody', leaveVisits: false });
    expect([state(), shown()]).toEqual(['resting', { ...SETTINGS, showWorks: 'nobody', leaveVisits: false }]);
  });

  test('are saved one call after the other, what was chosen meanwhile in one', async () => {
    const { save, change, sent, shown } = start();
    change({ showWorks: 'nobody' });
    change({ showWorks: 'followers' });
    change({ leaveVisits: false });
    expect(sent()).toHaveLength(1);
    await save.succeed({ ...SETTINGS, showWorks: 'nobody' });
    expect(sent()[1]).toEqual({ showWorks: 'followers', leaveVisits: false });
    expect(shown()).toMatchObject({ showWorks: 'followers', leaveVisits: false });
  });

  test('go back alone where they are refused, which is told', async () => {
    const { save, change, sent, shown, refused, state } = start();
    change({ showWorks: 'nobody' });
    change({ leaveVisits: false });
    await save.fail('NOT_A_MEMBER');
    expect(refused).toEqual(['NOT_A_MEMBER']);
    expect(shown()).toEqual({ ...SETTINGS, leaveVisits: false });
    expect(sent()[1]).toEqual({ leaveVisits: false });
    await save.succeed({ ...SETTINGS, leaveVisits: false });
    expect(state()).toBe('resting');
  });

  test('stay as chosen without a connection, and are saved when it is there again', async () => {
    const { save, change, sent, shown, send, refused } = start();
    change({ showWorks: 'nobody' });
    await save.fail('NETWORK');
    expect(shown().showWorks).toBe('nobody');
    change({ showWorks: 'all' });
    vi.advanceTimersByTime(1000);
    await save.fail('SERVICE_UNAVAILABLE');
    send({ type: 'network.restored' });
    expect([sent().at(-1), refused]).toEqual([{ showWorks: 'all' }, []]);
  });

  test('that were changed elsewhere are taken, but not over what is on its way', async () => {
    const { save, change, send, shown } = start();
    send({ type: 'settings.refreshed', settings: { ...SETTINGS, showFollows: 'nobody' } });
    expect(shown().showFollows).toBe('nobody');
    change({ showWorks: 'nobody' });
    send({ type: 'settings.refreshed', settings: SETTINGS });
    expect(shown()).toMatchObject({ showFollows: 'nobody', showWorks: 'nobody' });
    await save.succeed({ ...SETTINGS, showWorks: 'nobody' });
    expect(shown().showFollows).toBe('members');
  });
});

describe('a setting that is not saved yet', () => {
  test('is marked as busy, and as offline where the connection is lost', async () => {
    const { save, change, tags, send } = start();
    expect(tags()).toEqual([]);
    change({ showWorks: 'nobody' });
    expect(tags()).toEqual(['busy']);
    await save.fail('NETWORK');
    expect(tags()).toEqual(['busy', 'offline']);
    send({ type: 'network.restored' });
    expect(tags()).toEqual(['busy']);
    await save.succeed({ ...SETTINGS, showWorks: 'nobody' });
    expect(tags()).toEqual([]);
  });

  test('waits twice as long after each loss, and the next one begins with the short wait', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { save, change, sent } = start();
    change({ showWorks: 'nobody' });
    await save.fail('NETWORK');
    vi.advanceTimersByTime(999);
    expect(sent()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sent()).toHaveLength(2);
    await save.fail('SERVICE_UNAVAILABLE');
    vi.advanceTimersByTime(1_999);
    expect(sent()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    await save.succeed({ ...SETTINGS, showWorks: 'nobody' });
    change({ showWorks: 'all' });
    await save.fail('NETWORK');
    vi.advanceTimersByTime(1_000);
    expect(sent()).toHaveLength(5);
    // A refusal makes the next loss the first one, too.
    await save.fail('FORBIDDEN');
    change({ leaveVisits: false });
    await save.fail('NETWORK');
    vi.advanceTimersByTime(1_000);
    expect(sent()).toHaveLength(7);
  });

  test('keeps what was chosen first where something else is chosen without a connection', async () => {
    const { save, change, sent, shown, send } = start();
    change({ showWorks: 'nobody', leaveVisits: false });
    change({ showWorks: 'followers' });
    await save.fail('NETWORK');
    change({ showFollows: 'nobody' });
    expect(shown()).toMatchObject({ showWorks: 'followers', leaveVisits: false, showFollows: 'nobody' });
    send({ type: 'network.restored' });
    expect(sent()[1]).toEqual({ showWorks: 'followers', leaveVisits: false, showFollows: 'nobody' });
  });

  test('is told by the code that refused it, each time', async () => {
    const { save, change, refused } = start();
    change({ showWorks: 'nobody' });
    await save.fail('SCHOOL_CLOSED');
    change({ showWorks: 'nobody' });
    await save.fail('FORBIDDEN');
    change({ showWorks: 'nobody' });
    await save.fail('SOMETHING_NEW');
    expect(refused).toEqual(['SCHOOL_CLOSED', 'FORBIDDEN', 'UNKNOWN']);
  });
});

describe('what the server says', () => {
  test('holds afterwards, whatever was sent and what comes from elsewhere later', async () => {
    const { save, change, send, shown, problem } = start();
    change({ showWorks: 'nobody' });
    await save.fail('NETWORK');
    send({ type: 'network.restored' });
    await save.succeed({ ...SETTINGS, showWorks: 'followers' });
    expect([shown().showWorks, problem()]).toEqual(['followers', null]);
    send({ type: 'settings.refreshed', settings: { ...SETTINGS, showWorks: 'all' } });
    expect(shown().showWorks).toBe('all');
  });

  test('holds after a refusal, and nothing is sent again', async () => {
    const { save, change, sent, shown, tags } = start();
    change({ showWorks: 'nobody' });
    await save.fail('FORBIDDEN');
    expect([shown(), sent().length, tags()]).toEqual([SETTINGS, 1, []]);
  });
});
