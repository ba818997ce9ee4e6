import type { QueryClient } from '@tanstack/react-query';
import { isApiProblem } from '@stoa/api/error';
import { enrollClass, leaveClass } from '@stoa/api/class.calls';
import type { Api } from '@stoa/api/query';
import { enrolmentMachine, type EnrolInput } from '@stoa/machines/enrolment';
import { fromPromise } from 'xstate';
import { refreshAfterEnrolment } from './class-cache.ts';

export interface EnrolmentDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
}

/** The page is told so long at most before its button says what holds. */
const REFRESH_MAX_MS = 4_000;

/** The machine of enrolling with the calls that it makes. A request that was sent is never broken off: it may have passed. */
export function enrolmentOf({ api, queryClient, schoolId }: EnrolmentDeps) {
  const refreshed = async (call: Promise<unknown>): Promise<void> => {
    try {
      await call;
    } catch (error) {
      // Refused: seats and rights are others than the page had shown. Without a connection there is nobody to ask.
      if (!isApiProblem(error, 'NETWORK')) void refreshAfterEnrolment(queryClient);
      throw error;
    }
    await Promise.race([
      refreshAfterEnrolment(queryClient),
      new Promise((done) => setTimeout(done, REFRESH_MAX_MS)),
    ]);
  };
  return enrolmentMachine.provide({
    actors: {
      enrol: fromPromise<unknown, EnrolInput>(({ input: { classId, idempotencyKey } }) =>
        refreshed(enrollClass(api, { schoolId, classId, idempotencyKey })),
      ),
      leave: fromPromise<unknown, { classId: string }>(({ input: { classId } }) =>
        refreshed(leaveClass(api, { schoolId, classId })),
      ),
    },
  });
}
