import { checkIn } from '@stoa/api/attendance.calls';
import type { Api } from '@stoa/api/query';
import { checkInMachine, type CheckedIn, type CheckInCall } from '@stoa/machines/check-in';
import { fromPromise } from 'xstate';

/** The machine of checking in with its call. A request that was sent is never broken off: it may have passed. */
export const provideCheckIn = ({ api, schoolId }: { api: Api; schoolId: string }) =>
  checkInMachine.provide({
    actors: {
      checkIn: fromPromise<CheckedIn, CheckInCall>(({ input }) => checkIn(api, { schoolId, ...input })),
    },
  });
