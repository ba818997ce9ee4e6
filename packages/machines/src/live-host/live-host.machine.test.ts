import { expect, test } from 'vitest';
import { createActor, fromCallback, type CallbackActorLogic } from 'xstate';
import { ProblemError } from '../shared/problem.ts';
import { fakeActor, fakeChannel } from '../testing/fake-actor.ts';
import { liveHostMachine } from './live-host.machine.ts';
import type { Broadcast, BroadcastEvent, OpenDevices, WantedDevices } from './live-host.machine.ts';

const DEVICES: OpenDevices = {
  cameras: [{ id: 'camera-1', label: 'Front' }],
  microphones: [{ id: 'microphone-1', label: 'Desk' }],
  cameraId: 'camera-1',
  microphoneId: 'microphone-1',
};

function open() {
  const openDevices = fakeActor<OpenDevices, WantedDevices>();
  const startLive = fakeActor<Broadcast>();
  const endLive = fakeActor<unknown>();
  const shareScreen = fakeActor<unknown>();
  const line = fakeChannel<BroadcastEvent, { type: 'never' }>();
  const done: string[] = [];
  const actor = createActor(
    liveHostMachine.provide({
      actors: {
        openDevices: openDevices.logic,
        startLive: startLive.logic,
        endLive: endLive.logic,
        shareScreen: shareScreen.logic,
        broadcast: line.logic as CallbackActorLogic<{ type: 'never' }, Broadcast>,
      },
      actions: {
        stopScreen: () => void done.push('screen stopped'),
        applySwitches: ({ context }) =>
          void done.push(`camera ${context.isCameraOn}, microphone ${context.isMicrophoneOn}`),
      },
    }),
  ).start();
  return {
    actor,
    openDevices,
    startLive,
    endLive,
    shareScreen,
    line,
    done,
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    context: () => actor.getSnapshot().context,
  };
}

/** A host whose devices are open, with the channel that sends the picture. */
async function readyWith(send: (channel: { input: Broadcast }) => void) {
  const openDevices = fakeActor<OpenDevices, WantedDevices>();
  const startLive = fakeActor<Broadcast>();
  const actor = createActor(
    liveHostMachine.provide({
      actors: {
        openDevices: openDevices.logic,
        startLive: startLive.logic,
        broadcast: fromCallback<{ type: 'never' }, Broadcast>(send),
      },
      actions: { applySwitches: () => undefined },
    }),
  ).start();
  await openDevices.succeed(DEVICES);
  return {
    actor,
    startLive,
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    context: () => actor.getSnapshot().context,
  };
}

async function onAir() {
  const host = open();
  await host.openDevices.succeed(DEVICES);
  host.actor.send({ type: 'live.requested' });
  await host.startLive.succeed({ streamKey: '1.key' });
  expect(host.tags()).toEqual(['onAir']);
  return host;
}

test('devices are refused, allowed, chosen, and lost', async () => {
  const { actor, openDevices, tags, context } = open();
  await openDevices.fail('DEVICE_DENIED');
  expect([tags(), context().problem?.code]).toEqual([['refused'], 'DEVICE_DENIED']);
  actor.send({ type: 'devices.retried' });
  await openDevices.succeed(DEVICES);
  expect(tags()).toEqual(['ready']);
  actor.send({ type: 'camera.chosen', id: 'camera-2' });
  await openDevices.succeed({ ...DEVICES, cameraId: 'camera-2' });
  actor.send({ type: 'microphone.chosen', id: 'microphone-2' });
  await openDevices.succeed(DEVICES);
  actor.send({ type: 'device.lost' });
  expect(openDevices.inputs.slice(2)).toEqual([
    { cameraId: 'camera-2', microphoneId: 'microphone-1' },
    { cameraId: 'camera-2', microphoneId: 'microphone-2' },
    { cameraId: null, microphoneId: null },
  ]);
  await openDevices.fail('DEVICE_MISSING');
  expect(tags()).toEqual(['refused']);
});

test('a host goes live, loses the connection for a while, and ends after a question', async () => {
  const { actor, line, endLive, tags, context } = await onAir();
  line.say({ type: 'broadcast.held', unsentSeconds: 12 });
  expect(context().unsentSeconds).toBe(12);
  line.say({ type: 'broadcast.sent' });
  expect(context().unsentSeconds).toBe(0);
  actor.send({ type: 'end.requested' });
  expect(tags()).toEqual(['confirming', 'onAir']);
  actor.send({ type: 'end.cancelled' });
  actor.send({ type: 'end.requested' });
  actor.send({ type: 'end.confirmed' });
  await endLive.fail('NETWORK');
  expect([tags(), context().problem?.code]).toEqual([['onAir'], 'NETWORK']);
  actor.send({ type: 'end.requested' });
  actor.send({ type: 'end.confirmed' });
  await endLive.succeed({});
  expect(tags()).toEqual(['over']);
});

test('an older tab gives way and can take it back; who ends elsewhere ends here', async () => {
  const { actor, line, startLive, tags } = await onAir();
  line.say({ type: 'broadcast.takenOver' });
  expect(tags()).toEqual(['takenOver']);
  actor.send({ type: 'live.requested' });
  await startLive.succeed({ streamKey: '3.key' });
  line.say({ type: 'broadcast.ended' });
  expect(tags()).toEqual(['over']);
});

test('going live is refused: too early it stays open, too late it is over', async () => {
  const { actor, openDevices, startLive, tags, context } = open();
  await openDevices.succeed(DEVICES);
  actor.send({ type: 'live.requested' });
  await startLive.fail('LIVE_NOT_OPEN');
  expect([tags(), context().problem?.code]).toEqual([['ready'], 'LIVE_NOT_OPEN']);
  actor.send({ type: 'problem.dismissed' });
  expect(context().problem).toBeNull();
  actor.send({ type: 'live.requested' });
  await startLive.fail('LIVE_ENDED');
  expect(tags()).toEqual(['over']);
});

test('a full disk stops the picture and says so; the session can be ended twice', async () => {
  const { actor, line, startLive, endLive, tags, context } = await onAir();
  line.say({ type: 'broadcast.failed', error: { code: 'QUOTA_EXCEEDED' } });
  expect([tags(), context().problem?.code]).toEqual([['ready'], 'QUOTA_EXCEEDED']);
  actor.send({ type: 'live.requested' });
  await startLive.succeed({ streamKey: '2.key' });
  actor.send({ type: 'end.requested' });
  actor.send({ type: 'end.confirmed' });
  await endLive.fail('LIVE_DELETED');
  expect(tags()).toEqual(['over']);
});

test('a microphone that is unplugged while live is replaced, or said to be gone', async () => {
  const { actor, openDevices, tags, context } = await onAir();
  actor.send({ type: 'device.lost' });
  expect(openDevices.inputs.at(-1)).toEqual({ cameraId: null, microphoneId: null });
  await openDevices.succeed(DEVICES);
  actor.send({ type: 'device.lost' });
  await openDevices.fail('DEVICE_MISSING');
  expect([tags(), context().problem?.code]).toEqual([['onAir'], 'DEVICE_MISSING']);
  actor.send({ type: 'devices.retried' });
  await openDevices.succeed(DEVICES);
  actor.send({ type: 'camera.chosen', id: 'camera-2' });
  await openDevices.succeed({ ...DEVICES, cameraId: 'camera-2' });
  actor.send({ type: 'microphone.chosen', id: 'microphone-2' });
  await openDevices.succeed(DEVICES);
  expect([tags(), context().problem]).toEqual([['onAir'], null]);
});

test('camera and microphone are switched, the screen is shared and stopped', async () => {
  const { actor, openDevices, shareScreen, done, tags, context } = open();
  await openDevices.succeed(DEVICES);
  actor.send({ type: 'camera.toggled' });
  actor.send({ type: 'microphone.toggled' });
  actor.send({ type: 'screen.requested' });
  await shareScreen.fail('DEVICE_DENIED');
  expect([tags(), context().problem, actor.getSnapshot().value.screen]).toEqual([['ready'], null, 'off']);
  actor.send({ type: 'screen.requested' });
  await shareScreen.fail('BROWSER_UNFIT');
  expect([context().problem?.code, actor.getSnapshot().value.screen]).toEqual(['BROWSER_UNFIT', 'off']);
  actor.send({ type: 'screen.requested' });
  await shareScreen.succeed({});
  expect(tags()).toEqual(['ready', 'screen']);
  actor.send({ type: 'screen.stopRequested' });
  expect(actor.getSnapshot().value.screen).toBe('off');
  actor.send({ type: 'screen.requested' });
  await shareScreen.succeed({});
  actor.send({ type: 'screen.ended' });
  expect(actor.getSnapshot().value.screen).toBe('off');
  expect(done).toEqual([
    'camera true, microphone true',
    'camera false, microphone true',
    'camera false, microphone false',
    'screen stopped',
    'screen stopped',
  ]);
});

test('who let the page have no camera is asked anew, for any devices, with the note gone', async () => {
  const { actor, openDevices, tags, context } = open();
  expect([tags(), openDevices.inputs]).toEqual([['opening'], [{ cameraId: null, microphoneId: null }]]);
  await openDevices.succeed(DEVICES);
  expect(context()).toMatchObject({ ...DEVICES, isCameraOn: true, isMicrophoneOn: true, problem: null });
  actor.send({ type: 'camera.chosen', id: 'camera-2' });
  expect(tags()).toEqual(['opening']);
  await openDevices.fail('DEVICE_BUSY');
  expect([tags(), context().problem?.code]).toEqual([['refused'], 'DEVICE_BUSY']);
  actor.send({ type: 'devices.retried' });
  expect([tags(), context().problem, openDevices.inputs.at(-1)]).toEqual([
    ['opening'],
    null,
    { cameraId: null, microphoneId: null },
  ]);
});

test('what went wrong with the screen is said until the session is live', async () => {
  const { actor, openDevices, startLive, shareScreen, context } = open();
  await openDevices.succeed(DEVICES);
  expect(context().unsentSeconds).toBe(0);
  actor.send({ type: 'live.requested' });
  actor.send({ type: 'screen.requested' });
  await shareScreen.fail('BROWSER_UNFIT');
  expect(context().problem?.code).toBe('BROWSER_UNFIT');
  await startLive.succeed({ streamKey: '1.key' });
  expect(context().problem).toBeNull();
});

test('going live says so at each step, with the key that the server gave', async () => {
  const keys: unknown[] = [];
  const { actor, startLive, tags, context } = await readyWith(({ input }) => void keys.push(input));
  actor.send({ type: 'live.requested' });
  expect([tags(), startLive.inputs.length]).toEqual([['starting'], 1]);
  await startLive.fail('NETWORK');
  expect([tags(), context().problem?.code]).toEqual([['ready'], 'NETWORK']);
  actor.send({ type: 'live.requested' });
  expect(context().problem).toBeNull();
  await startLive.succeed({ streamKey: '7.key' });
  expect([tags(), keys]).toEqual([['onAir'], [{ streamKey: '7.key' }]]);
});

test('a picture that cannot be sent at all leads back with the reason', async () => {
  const { actor, startLive, tags, context } = await readyWith(() => {
    throw new ProblemError('BROWSER_UNFIT');
  });
  actor.send({ type: 'live.requested' });
  await startLive.succeed({ streamKey: '7.key' });
  expect([tags(), context().problem?.code]).toEqual([['ready'], 'BROWSER_UNFIT']);
});

test.each(['LIVE_ENDED', 'LIVE_DELETED'])('%s is the end, before and after it began', async (code) => {
  const early = open();
  await early.openDevices.succeed(DEVICES);
  early.actor.send({ type: 'live.requested' });
  await early.startLive.fail(code);
  expect([early.tags(), early.context().problem]).toEqual([['over'], null]);
  const late = await onAir();
  late.actor.send({ type: 'end.requested' });
  late.actor.send({ type: 'end.confirmed' });
  expect(late.tags()).toEqual(['ending', 'onAir']);
  await late.endLive.fail(code);
  expect([late.tags(), late.context().problem]).toEqual([['over'], null]);
});

test('who begins again after a failure has nothing left to be sent, and no note', async () => {
  const { actor, line, startLive, context } = await onAir();
  line.say({ type: 'broadcast.held', unsentSeconds: 12 });
  line.say({ type: 'broadcast.failed', error: { code: 'QUOTA_EXCEEDED' } });
  actor.send({ type: 'live.requested' });
  await startLive.succeed({ streamKey: '2.key' });
  expect(context()).toMatchObject({ streamKey: '2.key', unsentSeconds: 0, problem: null });
});

test('who was displaced takes it back with the key of that time', async () => {
  const { actor, line, startLive, tags, context } = await onAir();
  line.say({ type: 'broadcast.held', unsentSeconds: 3 });
  line.say({ type: 'broadcast.takenOver' });
  actor.send({ type: 'live.requested' });
  expect(tags()).toEqual(['starting']);
  await startLive.succeed({ streamKey: '3.key' });
  expect([tags(), context().streamKey, context().unsentSeconds]).toEqual([['onAir'], '3.key', 0]);
});

test('devices are changed on the air without a break, and the switches apply to the new ones', async () => {
  const { actor, openDevices, done, tags, context } = await onAir();
  actor.send({ type: 'camera.toggled' });
  actor.send({ type: 'camera.chosen', id: 'camera-2' });
  expect([tags(), openDevices.inputs.at(-1)]).toEqual([
    ['onAir'],
    { cameraId: 'camera-2', microphoneId: 'microphone-1' },
  ]);
  done.length = 0;
  await openDevices.succeed({ ...DEVICES, cameraId: 'camera-2' });
  expect([done, context().cameraId]).toEqual([['camera false, microphone true'], 'camera-2']);
  actor.send({ type: 'microphone.chosen', id: 'microphone-2' });
  expect(openDevices.inputs.at(-1)).toEqual({ cameraId: 'camera-2', microphoneId: 'microphone-2' });
  await openDevices.fail('DEVICE_BUSY');
  expect([tags(), context().problem?.code]).toEqual([['onAir'], 'DEVICE_BUSY']);
  actor.send({ type: 'devices.retried' });
  expect(openDevices.inputs.at(-1)).toEqual({ cameraId: null, microphoneId: null });
  await openDevices.succeed(DEVICES);
  // A host can end whatever was tried before.
  actor.send({ type: 'end.requested' });
  expect([tags(), context().problem]).toEqual([['confirming', 'onAir'], null]);
});

test('a host ends while other devices are still being opened, and whoever is muted meanwhile stays muted', async () => {
  const { actor, openDevices, endLive, done, tags, context } = await onAir();
  actor.send({ type: 'camera.chosen', id: 'camera-2' });
  actor.send({ type: 'end.requested' });
  expect(tags()).toEqual(['confirming', 'onAir']);
  actor.send({ type: 'microphone.toggled' });
  done.length = 0;
  await openDevices.succeed({ ...DEVICES, cameraId: 'camera-2' });
  expect([done, context().cameraId, tags()]).toEqual([
    ['camera true, microphone false'],
    'camera-2',
    ['confirming', 'onAir'],
  ]);
  // One that is unplugged while it is asked is replaced as well.
  actor.send({ type: 'device.lost' });
  expect(openDevices.inputs.at(-1)).toEqual({ cameraId: null, microphoneId: null });
  actor.send({ type: 'end.confirmed' });
  expect(tags()).toEqual(['ending', 'onAir']);
  await endLive.succeed({});
  expect(tags()).toEqual(['over']);
});

test('who does not end after all is still on the air', async () => {
  const { actor, endLive, tags } = await onAir();
  actor.send({ type: 'end.requested' });
  actor.send({ type: 'end.cancelled' });
  expect([tags(), endLive.inputs]).toEqual([['onAir'], []]);
});

test('camera and microphone are switched on again', async () => {
  const { actor, openDevices, context } = open();
  await openDevices.succeed(DEVICES);
  const isOn = () => [context().isCameraOn, context().isMicrophoneOn];
  actor.send({ type: 'camera.toggled' });
  expect(isOn()).toEqual([false, true]);
  actor.send({ type: 'microphone.toggled' });
  actor.send({ type: 'camera.toggled' });
  expect(isOn()).toEqual([true, false]);
});

test('the screen is shared beside the session, and stays off until something is chosen', async () => {
  const { actor, shareScreen, done, tags, context } = await onAir();
  actor.send({ type: 'screen.stopRequested' });
  actor.send({ type: 'screen.requested' });
  actor.send({ type: 'screen.requested' });
  expect([tags(), shareScreen.inputs.length]).toEqual([['onAir'], 1]);
  await shareScreen.succeed({});
  expect(tags()).toEqual(['onAir', 'screen']);
  actor.send({ type: 'screen.ended' });
  expect([tags(), done.filter((one) => one === 'screen stopped')]).toEqual([['onAir'], ['screen stopped']]);
  actor.send({ type: 'screen.requested' });
  await shareScreen.fail('DEVICE_BUSY');
  expect([tags(), context().problem?.code]).toEqual([['onAir'], 'DEVICE_BUSY']);
});
