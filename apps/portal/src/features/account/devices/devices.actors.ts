import { fromPromise } from 'xstate';
import type { Api } from '@stoa/api/query';
import { endOtherSessions, endSession } from '@stoa/api/self.calls';
import { devicesMachine } from '@stoa/machines/devices';

/** The machine that signs other devices out, with the calls that it makes. They are never broken off. */
export const provideDevices = (api: Api) =>
  devicesMachine.provide({
    actors: {
      endSession: fromPromise<unknown, { sessionId: string }>(({ input }) =>
        endSession(api, input.sessionId),
      ),
      endOtherSessions: fromPromise<unknown>(() => endOtherSessions(api)),
    },
  });
