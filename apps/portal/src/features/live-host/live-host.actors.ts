import { endLive, sendLiveSegment, startLive } from '@stoa/api/live.calls';
import type { Api } from '@stoa/api/query';
import {
  liveHostMachine,
  type Broadcast,
  type LiveHostEvent,
  type OpenDevices,
  type WantedDevices,
} from '@stoa/machines/live-host';
import { ProblemError, codeOf } from '@stoa/machines/shared';
import { fromCallback, fromPromise } from 'xstate';
import { randomId } from '../../app/random-id.ts';
import { SegmentQueue } from './segment-queue.ts';
import type { Studio } from './studio.ts';

/** How long the end waits for what is still to be sent, ms. */
const DRAIN_MS = 20_000;

export interface LiveHostDeps {
  api: Api;
  schoolId: string;
  liveId: string;
  studio: Studio;
}

/** The host's session with its devices and its calls. */
export function provideLiveHost({ api, schoolId, liveId, studio }: LiveHostDeps) {
  let onAir: { finish: () => Promise<void>; goOn: () => void } | undefined;
  return liveHostMachine.provide({
    actions: {
      stopScreen: () => studio.stopScreen(),
      applySwitches: ({ context }) => studio.switch(context),
    },
    actors: {
      openDevices: fromPromise<OpenDevices, WantedDevices>(({ input }) => studio.open(input)),
      shareScreen: fromPromise<unknown>(() => studio.shareScreen()),
      startLive: fromPromise<Broadcast>(() => startLive(api, { schoolId, liveId, key: randomId() })),
      broadcast: fromCallback<{ type: 'never' }, Broadcast>(({ input: { streamKey }, sendBack }) => {
        const say = (event: LiveHostEvent) => sendBack(event);
        const queue = new SegmentQueue({
          send: ({ bytes, time }, number, signal) =>
            sendLiveSegment(api, { schoolId, liveId, streamKey, number, time, bytes, signal }),
          onSent: () => say({ type: 'broadcast.sent' }),
          onHeld: (unsentSeconds) => say({ type: 'broadcast.held', unsentSeconds }),
          onRefused: ({ code }) => {
            if (code === 'CONFLICT') say({ type: 'broadcast.takenOver' });
            else if (code === 'LIVE_ENDED' || code === 'LIVE_DELETED') say({ type: 'broadcast.ended' });
            else say({ type: 'broadcast.failed', error: { code } });
          },
        });
        const goOn = () =>
          studio.record({
            onSegment: (segment) => queue.push(segment),
            onFailure: (error) => say({ type: 'broadcast.failed', error: { code: codeOf(error) } }),
          });
        const finish = async () => {
          await studio.stopRecording();
          await queue.drained();
        };
        onAir = { finish, goOn };
        goOn();
        return () => {
          onAir = undefined;
          queue.close();
          void studio.stopRecording();
        };
      }),
      endLive: fromPromise<unknown>(async () => {
        const going = onAir;
        try {
          await within(DRAIN_MS, going?.finish() ?? Promise.resolve());
          await endLive(api, { schoolId, liveId });
        } catch (error) {
          if (!['LIVE_ENDED', 'LIVE_DELETED'].includes(codeOf(error))) going?.goOn();
          throw error;
        }
      }),
    },
  });
}

/** @throws ProblemError NETWORK where it takes longer */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProblemError('NETWORK')), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
